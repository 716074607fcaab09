import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  sms_messages: (n) => ({
    send_key: `message-${n}`,
    channel: 'SMS',
    body: '오늘 수업은 쉽니다.',
    quiet_hours_confirmed: true,
  }),
  sms_recipients: (n) => ({
    message_id: parent('sms_messages'),
    phone: `+8210${String(20_000_000 + n)}`,
    body: '오늘 수업은 쉽니다.',
  }),
} satisfies RowMakers;
