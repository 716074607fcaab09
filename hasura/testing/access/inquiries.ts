import { staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  inquiries: staff({
    read: `id kind name phone grade lecture_id message consented_at closed_at closed_by outcome version created_at updated_at`,
  }),
};
