import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'no student has two sheets in one attempt',
    sql: `select exam_id, student_id from omr_sheets where status <> 'REJECTED' and student_id is not null
      group by exam_id, student_id, retake_exam_id having count(*) > 1`,
  },
  {
    rule: 'every page of a scan that has ended is accounted for, once',
    sql: `select scan.id from omr_scans as scan left join omr_sheets as sheet on sheet.scan_id = scan.id
      where scan.status in ('DONE', 'CANCELLED') group by scan.id
      having count(sheet.id) filter (where sheet.part = 1) <> coalesce(scan.pages, 0)
        or count(sheet.id) filter (where sheet.status in ('UPLOADED', 'READ')) > 0`,
  },
  {
    rule: 'a doubtful sheet is graded by a person',
    sql: `select id from omr_sheets where status = 'GRADED' and cardinality(flags) > 0 and reviewed_by is null`,
  },
];
