import { notSummed, ofTa, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  work_records: ofTa(
    `id ta_id wage_type_id status started_at ended_at work_month work_date minutes next_day_minutes memo corrected_by corrected_at
      first_started_at first_ended_at first_wage_type_id is_out_missing version created_by created_at updated_at`,
  ),
  work_corrections: ofTa(
    `id ta_id work_record_id started_at ended_at wage_type_id reason status answer former_started_at former_ended_at
      work_month decided_by decided_at version created_by created_at updated_at`,
    notSummed,
  ),
  work_flags: ofTa('id work_record_id ta_id work_date work_month kind', notSummed),
};
