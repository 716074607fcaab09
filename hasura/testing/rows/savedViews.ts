import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  saved_views: (n) => ({ screen: 'lectures', name: `보기 ${n}`, query: 'q=미적', created_by: parent('users') }),
} satisfies RowMakers;
