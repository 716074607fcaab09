import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  push_alert_lectures: () => ({
    template_id: parent('push_alert_templates'),
    lecture_id: parent('lectures'),
    is_active: true,
  }),
  notification_events: () => ({ kind: 'ABSENT', student_id: parent('students'), subject_id: crypto.randomUUID() }),
} satisfies RowMakers;
