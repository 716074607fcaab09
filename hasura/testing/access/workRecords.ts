import { ofTa, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  work_records: ofTa(
    `id ta_id wage_type_id status started_at ended_at work_month work_date minutes memo corrected_by corrected_at
      version created_by created_at updated_at`,
  ),
};
