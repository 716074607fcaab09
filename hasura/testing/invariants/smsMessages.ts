import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'nothing was sent at night that was not confirmed',
    sql: `select recipient.id from sms_recipients as recipient join sms_messages as message on message.id = recipient.message_id
      where recipient.sent_at is not null and is_quiet_hour(recipient.sent_at) and not message.quiet_hours_confirmed`,
  },
];
