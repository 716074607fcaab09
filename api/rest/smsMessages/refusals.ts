import { moves, type Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  sms_messages_send_key_key: [409, 'already-sent', '이미 보낸 문자입니다.'],
  sms_messages_body_fits: [422, 'too-long', '문자 길이가 SMS 90바이트, LMS 2,000바이트를 넘습니다.', 'body'],
  sms_recipients_body_fits: [
    422,
    'too-long',
    '변수를 채운 문자 길이가 SMS 90바이트, LMS 2,000바이트를 넘습니다.',
    'body',
  ],
  sms_recipients_body_form: [422, 'invalid-value', '채우지 못한 변수가 있습니다.', 'body'],
  sms_messages_quiet_hours: [409, 'quiet-hours', '밤 9시부터 아침 8시까지는 확인 없이 보내지 않습니다.', 'scheduledAt'],
  sms_messages_sent: [409, 'already-sent', '이미 보낸 문자는 수정하거나 삭제할 수 없습니다.'],
  sms_recipients_phone_key: [409, 'duplicate-phone', '같은 번호가 두 번 들어 있습니다.', 'phone'],
  sms_recipients_sent: [422, 'invalid-value', '이미 보낸 문자는 수정할 수 없습니다.'],
  sms_recipients_before_schedule: [422, 'invalid-value', '아직 보낼 시각이 아닙니다.'],
  sms_recipients_quiet_hours: [422, 'invalid-value', '밤 9시부터 아침 8시까지는 확인 없이 보내지 않습니다.'],
  sms_recipients_status_move: moves({ QUEUED: '대기', SENT: '보냄', DELIVERED: '도착', FAILED: '실패' }),
};
