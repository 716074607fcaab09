import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  tags: (n) => ({ name: `태그 ${n}` }),
  user_tags: () => ({ user_id: parent('users'), tag_id: parent('tags') }),
} satisfies RowMakers;
