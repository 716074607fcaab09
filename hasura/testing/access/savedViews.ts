import { staff, type SliceAccess, notSummed } from '../accessFormat.ts';

export const access: SliceAccess = {
  saved_views: staff({
    read: 'id screen name query created_by created_at updated_at',
    rows: 'created_by = me',
    insert: { columns: 'screen name query', rows: 'created_by = me' },
    update: { columns: 'name query', rows: 'created_by = me' },
    delete: 'created_by = me',
    ...notSummed,
  }),
};
