-- A contact message is closed, neither won nor lost: its last stage is stored as lost.
update enquiries set stage = 'lost' where kind = 'contact' and stage = 'won';
