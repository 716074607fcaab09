import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  files: () => ({
    owner_type: 'WEEKLY_LECTURE',
    owner_id: parent('weekly_lectures'),
    name: '해설.pdf',
    content_type: 'application/pdf',
    size_bytes: 1024,
  }),
  file_permissions: () => ({ file_id: parent('files') }),
  file_views: () => ({ file_id: parent('files'), user_id: parent('users') }),
} satisfies RowMakers;
