-- A sign-in ends for good some time after it began, however often its token is exchanged.

alter table refresh_tokens add column family_started_at timestamptz not null default now();
comment on column refresh_tokens.family_started_at is 'When this sign-in began; it ends 30 days later';
update refresh_tokens set family_started_at = started.at
from (select family_id, min(created_at) as at from refresh_tokens group by family_id) as started
where started.family_id = refresh_tokens.family_id;
