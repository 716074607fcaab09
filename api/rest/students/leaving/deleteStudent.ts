import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, invalid } from '../../../http/problem.ts';
import { tellPromoted } from '../../clinicParticipants/tellPromoted.ts';
import type { Handler } from '../../_protocol/handler.ts';
import { versionConflict } from '../../_protocol/versionConflict.ts';
import { noRow } from '../../_protocol/rows.ts';

/** Previews or asks for the deletion of a student: after some days personal data is removed for good, results stay without a name. */
export const deleteStudent: Handler<'deleteStudent'> = async ({ trx, params, body, now, changeSet, deps }) => {
  const student = await trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['students.id', 'students.version', 'students.anonymised_at', 'users.name'])
    .where('students.id', '=', params.studentId)
    .$if(body.mode === 'COMMIT', (query) => query.forUpdate('students'))
    .executeTakeFirstOrThrow(() => noRow('students'));
  const { id, name, version } = student;
  if (student.anonymised_at) throw conflict('anonymised', '이미 익명 처리된 학생입니다.');
  const { anonymise_after_days: undoDays } = await trx
    .selectFrom('security_settings')
    .select('anonymise_after_days')
    .executeTakeFirstOrThrow();
  const report = { mode: body.mode, name, version, undoDays, ...(await countRecords(trx, id)) };
  if (body.mode === 'PREVIEW') return report;

  if (body.version === undefined)
    throw invalid([{ field: 'version', message: '삭제되는 것을 먼저 확인한 뒤 삭제할 수 있습니다.' }]);
  if (body.version !== version) {
    const outdated = { id, label: `${name} 학생`, mine: '삭제', theirs: null, theirVersion: version };
    throw await versionConflict(trx, 'students', [outdated]);
  }
  // The change set stays in the audit log, so it must not name the student.
  await changeSet('STUDENT_ANONYMISE');
  await sql`select schedule_anonymisation(${id}::uuid, ${now}::timestamptz)`.execute(trx);
  await tellPromoted(trx, deps, now);
  return report;
};

async function countRecords(trx: Transaction<Tables>, id: string) {
  const { rows } = await sql<Record<keyof typeof labels.goes | keyof typeof labels.stays, number>>`
    with today as (select (now() at time zone 'Asia/Seoul')::date as day), of as (select ${id}::uuid as student)
    select
      (select count(*)::int from student_memos where student_id = of.student) as memos,
      (select count(*)::int from consults where student_id = of.student) as consults,
      (select count(*)::int from board_posts where created_by = of.student) as questions,
      (select count(*)::int from user_tags where user_id = of.student) as tags,
      (select count(*)::int from sms_recipients where student_id = of.student) as messages,
      (select count(*)::int from student_siblings where of.student in (one_id, other_id)) as siblings,
      (select count(*)::int from files where student_id = of.student or profile_user_id = of.student) as files,
      (select count(*)::int from clinic_participants
        where student_id = of.student and status in ('WAITING', 'RESERVED') and starts_at > now()) as bookings,
      (select count(*)::int from enrollments
        where student_id = of.student and (to_date is null or to_date > today.day)) as "openEnrollments",
      (select count(*)::int from participants where student_id = of.student and attendance_type_id is not null) as marks,
      -- An exam of a week to come, without a result, goes with the end of the enrollment.
      (select count(*)::int from scores where student_id = of.student and status <> 'NONE') as scores,
      (select count(*)::int from actual_exam_scores where student_id = of.student) as "actualExamScores",
      (select count(*)::int from video_progress where student_id = of.student) as "videoProgress"
    from today, of`.execute(trx);
  const counts = rows[0];
  const linesOf = (some: Readonly<Record<string, string>>) =>
    Object.entries(some).map(([key, label]) => ({ label, count: counts?.[key as keyof typeof counts] ?? 0 }));
  return {
    goes: [{ label: '이름, 전화번호, 학교, 보호자, 학번, 아이디, 비밀번호', count: null }, ...linesOf(labels.goes)],
    stays: [...linesOf(labels.stays), { label: '이름 없는 통계(평균, 등급 분포, 출석률)', count: null }],
  };
}

const labels = {
  goes: {
    memos: '메모',
    consults: '상담 기록',
    questions: '질문과 답변',
    tags: '붙은 태그',
    siblings: '형제자매 확인',
    messages: '받은 문자',
    files: '프로필과 파일',
    bookings: '앞으로의 클리닉·상담 예약(취소)',
    openEnrollments: '진행 중인 수강(오늘로 끝)',
  },
  stays: {
    marks: '출결',
    scores: '시험 성적',
    actualExamScores: '실전 성적',
    videoProgress: '영상 시청 기록',
  },
} as const;
