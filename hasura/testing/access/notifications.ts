import { notSummed, staff, type Access, type SliceAccess } from '../accessFormat.ts';

const forStaff: Access = { read: 'id student_id kind body read_at created_at', ...notSummed };

export const access: SliceAccess = {
  notification_events: {},
  push_subscriptions: {},
  push_deliveries: {},
  notification_settings: {},
  notifications: {
    ta: forStaff,
    manager: forStaff,
    student: {
      read: 'id student_id kind body subject_id lecture_id weekly_lecture_id exam_id is_counsel read_at created_at',
      ...notSummed,
      rows: 'student_id = me and gone_at is null',
    },
  },
  notification_preferences: {
    student: { read: 'student_id kind is_off', ...notSummed, roots: 'select', rows: 'student_id = me' },
  },
  notification_logs: staff({
    read: 'id student_id template_id message_id kind audience way outcome reason detail occurred_at created_at',
    ...notSummed,
  }),
};
