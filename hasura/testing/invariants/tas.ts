import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'a TA is a user of the type TA',
    sql: `select tas.id from tas join users on users.id = tas.id where users.type <> 'TA'`,
  },
  {
    rule: 'of a TA who is no longer known there is no account, level or power',
    sql: `select tas.id from tas where anonymised_at is not null
      and (is_admin_level or exists (select from ta_powers where ta_id = tas.id) or exists (select from ta_bank_accounts where ta_id = tas.id))`,
  },
  {
    rule: 'nothing that is to come is given to a TA who left',
    sql: `select id from clinic_slots where ta_id is not null and ends_at > now() and not is_active_ta(ta_id)
      union all select id from clinic_participants
        where ta_id is not null and status in ('WAITING', 'RESERVED') and ends_at > now() and not is_active_ta(ta_id)
      union all select id from board_posts where assigned_ta_id is not null and answered_at is null and not is_active_ta(assigned_ta_id)`,
  },
];
