drop index sign_in_challenges_texted_index;
delete from sign_in_challenges where purpose = 'TEXT';
alter table sign_in_challenges drop constraint sign_in_challenges_purpose_known,
  add constraint sign_in_challenges_purpose_known check (purpose in ('SIGN_IN', 'PASSKEY'));
comment on column sign_in_challenges.purpose is 'SIGN_IN, PASSKEY (a new one)';
comment on column sign_in_challenges.challenge is 'What the passkey must sign; null until it was asked for';
