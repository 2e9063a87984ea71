-- Whom a mail goes to; empty once erased. Stored mails begin with id, kind and recipient, whose
-- characters end at the quote that follows.
alter table emails add column recipient text not null default '';

update emails set recipient = substr(
  content,
  length(id) + length(kind) + 27,
  length(content) - length(id) - length(kind) - 26 - length(ltrim(
    substr(content, length(id) + length(kind) + 27),
    'abcdefghijklmnopqrstuvwxyząćęłńóśźżABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.!#$%&''*+/=?^_`{|}~@-'
  ))
)
where substr(content, 1, length(id) + length(kind) + 26) =
  '{"id":"' || id || '","kind":"' || kind || '","to":["';
