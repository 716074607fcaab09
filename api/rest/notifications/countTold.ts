import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** How many students a template that is on will tell of what this transaction moved, or their guardians where they do not want to be told. */
export async function countTold(trx: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ told: number }>`
    select count(distinct event.student_id)::integer as told from notification_events as event
    where settled_at is null and next_at = now() and undone_at is null and kind in ('CLINIC_MOVED', 'WEEK_MOVED') and exists (
      select from push_alert_templates as template
      left join push_alert_lectures as own on own.template_id = template.id and own.lecture_id = event.lecture_id
      where template.event = event.kind and coalesce(own.is_active, template.is_active)
        and (template.by_text and template.audience <> 'STUDENT' or not exists (
          select from notification_preferences as choice
          where choice.student_id = event.student_id and choice.kind = event.kind and choice.is_off)))`.execute(trx);
  return rows[0]?.told ?? 0;
}
