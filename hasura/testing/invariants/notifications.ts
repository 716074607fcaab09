import type { Invariant } from '../breaches.ts';

/** What must be there for a kind of notice to be shown, by the id of its subject. */
const causes: Record<string, string> = {
  ABSENT: 'participants where attendance_type_id is not null and id',
  LATE: 'participants where attendance_type_id is not null and id',
  ARRIVAL: `clinic_participants where status in ('ARRIVED', 'DEPARTED') and id`,
  DEPARTURE: `clinic_participants where status = 'DEPARTED' and id`,
  CLINIC_RESERVED: `clinic_participants where status not in ('CANCELLED', 'WAITING') and id`,
  CLINIC_PROMOTED: `clinic_participants where status not in ('CANCELLED', 'WAITING') and id`,
  CLINIC_TOMORROW: `clinic_participants where status not in ('CANCELLED', 'WAITING') and id`,
  CLINIC_CANCELLED: `clinic_participants where status = 'CANCELLED' and id`,
  CLINIC_MOVED: `clinic_participants where status <> 'CANCELLED' and id`,
  WEEK_MOVED: 'participants where id',
  SCORE_SHOWN: 'exams where is_shown and id',
  REPORT_CARD: 'report_links where revoked_at is null and id',
  CLINIC_TODO: 'clinic_todos where ended_from is null and id',
  ANNOUNCEMENT: 'announcements where id',
  QUESTION_ANSWERED: 'board_answers where deleted_at is null and id',
  DDAY_WEEK: 'lecture_ddays where id',
};

export const invariants: Invariant[] = [
  {
    rule: 'what a notice is about is there as long as it is shown',
    sql: `select id, kind from notifications as notice where gone_at is null and case kind
      ${Object.entries(causes)
        .map(([kind, rows]) => `when '${kind}' then not exists (select from ${rows} = notice.subject_id)`)
        .join(' ')} else false end`,
  },
  {
    rule: 'no phone is woken for a notice that is gone',
    sql: `select push.id from push_deliveries as push join notifications as notice on notice.id = push.notification_id where notice.gone_at is not null`,
  },
];
