import type { Invariant } from '../breaches.ts';

const total = `case when attempt.retake_exam_id is null then exam.total_points else retake.total_points end`;

const attempts = `score_attempts as attempt join exams as exam on exam.id = attempt.exam_id
  left join retake_exams as retake on retake.id = attempt.retake_exam_id`;

export const invariants: Invariant[] = [
  {
    rule: 'no value is above the points of its retake, or below none',
    sql: `select attempt.id from ${attempts} where attempt.value > ${total} or attempt.value < 0`,
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
    rule: 'a derived grade is that of now, and none while its exam gives none',
    sql: `select attempt_id from score_attempts as attempt join score_ranks as standing on standing.attempt_id = attempt.id
      where not attempt.is_grade_by_hand and attempt.grade is distinct from standing.grade
        -- Of whom the year changed, or is not known any more, the grade of the last grading stays with its scale.
        and (attempt.grade_scale = standing.grade_scale
          or standing.grade is null and (standing.grade_scale is not null or attempt.grade_scale is null))`,
  },
  {
    rule: 'every participant has a score in every exam of the week, and nobody else has',
    sql: `select exam.id, participant.student_id from exams as exam
      join participants as participant on participant.weekly_lecture_id = exam.weekly_lecture_id
      full join scores as score on score.exam_id = exam.id and score.student_id = participant.student_id
      where score.id is null or exam.id is null`,
  },
  {
    rule: 'an attempt belongs to the exam of its score, and so does its retake retake',
    sql: `select attempt.id from ${attempts} join scores as score on score.id = attempt.score_id
      where score.exam_id <> attempt.exam_id or retake.exam_id <> attempt.exam_id`,
  },
  {
    rule: 'a cell is locked for thirty seconds at most',
    sql: `select score_id from score_cell_locks where expires_at > renewed_at + interval '30 seconds'`,
  },
];
