import type { SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  terms: {
    anonymous: { read: 'id title body updated_at' },
    student: { read: 'id title body updated_at' },
    ta: { read: 'id title body version created_by created_at updated_at' },
    manager: {
      read: 'id title body version created_by created_at updated_at',
      insert: 'id title body',
      update: 'id title body version',
      delete: 'all',
    },
  },
};
