import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  sms_switches: {},
  sms_holds: {},
  sms_pictures: {},
  sms_messages: staff({
    read: `id send_key channel title body byte_length is_advertisement template_id picture_id scheduled_at quiet_hours_confirmed created_by
        created_at updated_at`,
  }),
  sms_recipients: staff({
    read: `id message_id channel student_id addressee name phone body byte_length status provider_id failure_code failure_reason
        sent_at delivered_at failed_at went_by created_at updated_at`,
  }),
  sms_results: staff({
    read: 'id recipients queued sent delivered failed cancelled wait_reason wait_until wait_detail',
    ...notSummed,
  }),
};
