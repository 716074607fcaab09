import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { ReplyOf } from '#openapi/generated/operations.ts';

type Card = Omit<ReplyOf<'openReportLink'>, 'expiresAt'>;

/** With fewer scores, class figures would reveal single values. */
const fewest = 5;

/** Everything on the report card of a score, without data of other students; null while it has no value. */
export async function readReportCard(
  trx: Transaction<Tables>,
  scoreId: string,
  showsRank: boolean,
): Promise<Card | null> {
  const { rows } = await sql<{ card: Card }>`
    select json_build_object(
      'student', json_build_object('name', users.name, 'school', student.school, 'grade', student.grade),
      'exam', json_build_object(
        'name', exam.name, 'totalPoints', exam.total_points, 'lectureName', lecture.name, 'teacherName', lecture.teacher_name,
        'weekNumber', week.week_number, 'specialName', week.special_name, 'placeInWeek', place_in_week(week), 'heldOn', week.held_on),
      'value', attempt.value, 'grade', attempt.grade, 'gradeScale', attempt.grade_scale,
      'retakes', ${retakes},
      'statistics', (
        select json_build_object('takenCount', taken_count, 'mean', mean, 'highest', highest)
        from exam_statistics where exam_id = exam.id and taken_count >= ${fewest}),
      'rank', (
        select json_build_object('rank', rank, 'takenCount', taken_count, 'percentile', percentile)
        from score_ranks where score_id = score.id and taken_count >= ${fewest} and ${showsRank}),
      'items', ${items},
      'trend', ${trend},
      'remark', coalesce((select body from report_remarks where score_id = score.id), '')
    ) as card
    from scores as score
    join score_attempts as attempt on attempt.score_id = score.id and attempt.attempt_type = 'FIRST' and attempt.value is not null
    join students as student on student.id = score.student_id
    join users on users.id = student.id
    join exams as exam on exam.id = score.exam_id
    join weekly_lectures as week on week.id = exam.weekly_lecture_id
    join lectures as lecture on lecture.id = exam.lecture_id
    where score.id = ${scoreId} and student.anonymised_at is null`.execute(trx);
  return rows[0]?.card ?? null;
}

const retakes = sql`(
  select coalesce(json_agg(json_build_object('retakeNumber', retake_number, 'value', value) order by retake_number), '[]')
  from score_attempts where score_id = score.id and attempt_type = 'RETAKE' and value is not null)`;

const items = sql`(
  select coalesce(json_agg(json_build_object(
    'number', item.number, 'unit', item.unit, 'points', item.points,
    'mark', case when item.grading_rule = 'VOID' then 'VOID' when item.is_correct then 'RIGHT' else 'WRONG' end,
    'correctRate', case when everyone.taken_count >= ${fewest} and item.grading_rule <> 'VOID' then everyone.correct_rate end,
    'answeredBy', everyone.taken_count
  ) order by item.number), '[]')
  from score_answers as item
  left join exam_question_statistics as everyone on everyone.exam_id = item.exam_id and everyone.number = item.number
  where item.score_id = score.id and item.retake_number = 0)`;

const trend = sql`(
  select coalesce(json_agg(json_build_object(
    'name', name, 'heldOn', held_on, 'percent', percent, 'meanPercent', mean_percent) order by held_on, sequence), '[]')
  from score_trends where score_id = score.id)`;
