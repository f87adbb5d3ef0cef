-- Where an answer to a letter goes; null where it goes to the address that the letter came from.
alter table letters add column reply_to text;
