import type { Invariant } from './format.ts';

const total = `case when attempt.retake_exam_id is null then exam.total_points else paper.total_points end`;
const papers = `score_attempts as attempt join exams as exam on exam.id = attempt.exam_id
  left join retake_exams as paper on paper.id = attempt.retake_exam_id`;

export const testing: Invariant[] = [
  {
    rule: 'no value is above the points of its paper, or below none',
    sql: `select attempt.id from ${papers} where attempt.value > ${total} or attempt.value < 0`,
  },
  {
    rule: 'a cutline is within the points of its paper',
    sql: `select id from exams where cutline > total_points union all
      select id from exam_templates where cutline > total_points union all
      select id from retake_exams where cutline > total_points`,
  },
  {
    rule: 'a score is graded when, and only when, its first attempt has a value',
    sql: `select score.id from scores as score
      left join score_attempts as first on first.score_id = score.id and first.attempt_type = 'FIRST'
      where (score.status = 'GRADED') <> (first.value is not null)`,
  },
  {
    rule: 'only who sat an exam sits its retake',
    sql: `select score.id from scores as score join score_attempts as retake on retake.score_id = score.id
      where retake.attempt_type = 'RETAKE' and score.status not in ('TAKEN', 'GRADED')`,
  },
  {
    rule: 'a value below the cutline asks for the clinic, until a later one passes',
    sql: `select attempt.id from score_attempts as attempt where attempt.value is not null and (
      (is_below_cutline(attempt) and attempt.clinic_status = 'NONE')
      or (not is_below_cutline(attempt) and attempt.clinic_status in ('REQUIRED', 'RESERVED')))`,
  },
  {
    rule: 'a stored grade is one of its scale',
    sql: `select id from score_attempts where grade not between 1 and grade_scale or num_nonnulls(grade, grade_scale) = 1`,
  },
  {
    rule: 'every participant has a score in every exam of the week, and nobody else has',
    sql: `select exam.id, participant.student_id from exams as exam
      join participants as participant on participant.weekly_lecture_id = exam.weekly_lecture_id
      full join scores as score on score.exam_id = exam.id and score.student_id = participant.student_id
      where score.id is null or exam.id is null`,
  },
  {
    rule: 'an attempt belongs to the exam of its score, and so does its retake paper',
    sql: `select attempt.id from ${papers} join scores as score on score.id = attempt.score_id
      where score.exam_id <> attempt.exam_id or paper.exam_id <> attempt.exam_id`,
  },
  {
    rule: 'no student has two sheets in one attempt',
    sql: `select exam_id, student_id from omr_sheets where status <> 'REJECTED' and student_id is not null
      group by exam_id, student_id, retake_exam_id having count(*) > 1`,
  },
  {
    rule: 'every page of a scan that has ended is accounted for, once',
    sql: `select scan.id from omr_scans as scan left join omr_sheets as sheet on sheet.scan_id = scan.id
      where scan.status in ('DONE', 'CANCELLED') group by scan.id
      having count(sheet.id) filter (where sheet.status in ('GRADED', 'NEEDS_REVIEW', 'REJECTED')) <> coalesce(scan.pages, 0)
        or count(sheet.id) <> coalesce(scan.pages, 0)`,
  },
  {
    rule: 'a doubtful sheet is graded by a person',
    sql: `select id from omr_sheets where status = 'GRADED' and cardinality(flags) > 0 and reviewed_by is null`,
  },
  {
    rule: 'a linked exam says what its template says, and asks nothing of its own',
    sql: `select exam.id from exams as exam join exam_templates as template on template.id = exam.template_id
      where (exam.name, exam.cutline, exam.total_points, exam.lecture_id)
        is distinct from (template.name, template.cutline, template.total_points, template.lecture_id)
        or exists (select from exam_questions where exam_id = exam.id)`,
  },
  {
    rule: 'the points of a paper are the sum of its questions',
    sql: ['template', 'exam', 'retake_exam']
      .map(
        (owner) => `select owner.id from ${owner === 'template' ? 'exam_templates' : `${owner}s`} as owner
          join exam_questions as question on question.${owner}_id = owner.id and question.grading_rule <> 'VOID'
          group by owner.id having sum(question.points) <> owner.total_points`,
      )
      .join(' union all '),
  },
  {
    rule: 'a retake question stands for a question of its exam',
    sql: `select map.id from retake_question_maps as map join retake_exams as paper on paper.id = map.retake_exam_id
      left join exam_items as item on item.exam_id = paper.exam_id and item.question_id = map.original_question_id
      where item.question_id is null`,
  },
  {
    rule: 'a cell is locked for thirty seconds at most',
    sql: `select score_id from score_cell_locks where expires_at > renewed_at + interval '30 seconds'`,
  },
];
