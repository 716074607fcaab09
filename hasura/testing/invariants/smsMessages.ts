import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'nothing was sent at night that was not confirmed',
    sql: `select recipient.id from sms_recipients as recipient join sms_messages as message on message.id = recipient.message_id
      where recipient.sent_at is not null and is_quiet_hour(recipient.sent_at) and not message.quiet_hours_confirmed`,
  },
  {
    rule: 'no text is to reach who is to be forgotten, unless a brother or sister is meant, too',
    sql: `select text.id from sms_recipients as text join students on students.id = text.student_id
      where text.status = 'QUEUED' and handed_at is null and anonymises_at is not null and position(', ' in text.name) = 0`,
  },
];
