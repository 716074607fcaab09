import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

const stamps = 'created_by created_at updated_at';

export const access: SliceAccess = {
  omr_layouts: {},
  omr_scans: staff({ read: `id exam_id file_id file_name status pages tries ${stamps}`, ...notSummed }),
  omr_ledgers: staff({
    read: 'exam_id pages graded needs_review rejected pending open_scans sheets blank no_sheet',
    ...notSummed,
  }),
  omr_sheets: staff({
    read: `id exam_id retake_exam_id student_id scan_id layout_id status file_id file_name page part read_number answers marks confidence flags
      reject_reason memo reviewed_by version ${stamps}`,
  }),
};
