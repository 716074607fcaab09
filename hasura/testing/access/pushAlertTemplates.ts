import type { Access, SliceAccess } from '../accessFormat.ts';

const template: Access = { read: 'id name event channel body is_active version created_by created_at updated_at' };

export const access: SliceAccess = {
  push_alert_templates: {
    ta: template,
    manager: {
      ...template,
      insert: 'name event channel body is_active',
      update: 'name event channel body is_active version',
      delete: 'all',
    },
  },
};
