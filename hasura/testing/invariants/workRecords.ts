import { nobodyAllowed } from '../ownDecisions.ts';
import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'a TA is at work once',
    sql: `select ta_id from work_records where status = 'OPEN' group by ta_id having count(*) > 1`,
  },
  {
    rule: 'no work of a TA overlaps',
    sql: `select one.id from work_records as one join work_records as other on other.ta_id = one.ta_id and other.id > one.id
      and other.started_at < coalesce(one.ended_at, 'infinity') and one.started_at < coalesce(other.ended_at, 'infinity')`,
  },
  {
    rule: 'hourly work has a wage',
    sql: `select id from work_records
      where not is_paid_monthly(ta_id, work_month) and wage_of(ta_id, wage_type_id, work_month) is null`,
  },
  {
    rule: 'nobody but an only manager decides on their own correction, and what was corrected keeps its first values',
    sql: `select id from work_corrections where decided_by = ta_id and ${nobodyAllowed('work_corrections')}
      union all select id from work_records where corrected_by = ta_id and ${nobodyAllowed('work_records')}
        or (corrected_by is not null and first_started_at is null)`,
  },
];
