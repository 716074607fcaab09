import { notSummed, type Access, type SliceAccess } from '../accessFormat.ts';

const template: Access = {
  read: 'id name event channel body is_active audience delay_minutes by_text by_portal kakao_template_id version created_by created_at updated_at',
};

const lecture: Access = { read: 'id template_id lecture_id is_active created_by created_at updated_at', ...notSummed };

export const access: SliceAccess = {
  push_alert_templates: {
    ta: template,
    manager: {
      ...template,
      insert: 'name event channel body is_active audience delay_minutes by_text by_portal kakao_template_id',
      update: 'name event channel body is_active audience delay_minutes by_text by_portal kakao_template_id version',
      delete: 'all',
    },
  },
  push_alert_lectures: {
    ta: lecture,
    manager: { ...lecture, insert: 'template_id lecture_id is_active', update: 'is_active', delete: 'all' },
  },
};
