-- Whom a text was written for, so that it can be changed while it waits.

alter table sms_messages add column audience jsonb;
comment on column sms_messages.audience is '고른 사람들: addressee and the students or the source they are found by, for changing a text that waits; null for texts of a rule';
