-- Named as the unique names of other tables, so that a violation is refused in the same way.
alter index extras_by_name rename to extras_name_taken;
