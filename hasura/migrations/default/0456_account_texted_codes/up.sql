-- A code that was texted stands for a known device: the owner of an account that others guess at signs in on a new phone.

alter table sign_in_challenges drop constraint sign_in_challenges_purpose_known,
  add constraint sign_in_challenges_purpose_known check (purpose in ('SIGN_IN', 'PASSKEY', 'TEXT'));
comment on column sign_in_challenges.purpose is 'SIGN_IN, PASSKEY (a new one), TEXT (a code to the number on file)';
comment on column sign_in_challenges.challenge is 'What the passkey must sign, null until it was asked for; of TEXT the HMAC of the code with a secret the database does not hold';
create index sign_in_challenges_texted_index on sign_in_challenges (challenge) where purpose = 'TEXT';
