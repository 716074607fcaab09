import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import { formatDay } from '#ui-kit/format/time/date.ts';
import { invalid } from '../../../http/problem.ts';
import { UNNAMED } from '../../_protocol/texts/academyOf.ts';
import { findRow, noRow } from '../../_protocol/rows.ts';

type SmsSource = NonNullable<BodyOf<'previewSms'>['source']>;

/** Whom a text is for: students by hand, or a source. */
export interface Audience {
  studentIds?: string[] | undefined;
  source?: SmsSource | undefined;
}

/** A student that was found, with what the text may say. */
export interface FoundPerson {
  studentId: string;
  name: string;
  phone: string | null;
  parentPhone: string | null;
  allowsStudent: boolean;
  allowsParent: boolean;
  values: Record<string, string>;
}

interface FoundRow extends Omit<FoundPerson, 'values'> {
  school: string;
  grade: string | null;
  parentName: string;
  lecture: string | null;
  week: string | null;
  heldOn: string | null;
  startsAt: string | null;
  attendance: string | null;
  exam: string | null;
  score: string | null;
  cutline: string | null;
}

type Kind = SmsSource['kind'] | 'HAND';

const ofStudent = ['학원', '이름', '학교', '학년', '보호자'];
const ofWeek = ['강의', '주차', '날짜', '시각'];
const more: Record<Kind, string[]> = {
  HAND: [],
  TAG: [],
  LECTURE: ['강의'],
  WITHOUT_BOOKING: ['강의'],
  WEEK: [...ofWeek, '출결'],
  ATTENDANCE: [...ofWeek, '출결'],
  SCORE: [...ofWeek, '시험', '점수', '커트라인'],
};

/** The variables that may be written for these people. */
export const variablesFor = ({ source }: Audience): string[] => [...ofStudent, ...more[source?.kind ?? 'HAND']];

/**
 * The students, by number. Those of a source who do not take part any more are left out, and of those named one by one who is to be forgotten.
 * Throws 404 when one of them, or the source, is not there, or is to be forgotten.
 */
export async function findPeople(
  trx: Transaction<Tables>,
  audience: Audience,
  now: Date,
  academy: string | undefined,
): Promise<FoundPerson[]> {
  const { source } = audience;
  const studentIds = [...new Set(audience.studentIds)];
  if ((source === undefined) === (studentIds.length === 0)) {
    throw invalid([{ field: 'source', message: '받는 사람을 학생이나 조건 중 하나로 골라 주세요.' }]);
  }
  if (source) await mustExist(trx, source);
  const { rows } = await sql<FoundRow>`
    with chosen as materialized (${source ? chosenBy(source, now) : byHand(studentIds)})
    select student.id as "studentId", person.name, person.phone, student.parent_phone as "parentPhone", student.school, student.grade,
      student.parent_name as "parentName", lecture.name as lecture, week_name(week) as week,
      week.held_on::text as "heldOn", left(week.starts_at::text, 5) as "startsAt", mark.name as attendance,
      exam.name as exam, chosen.score::float8::text as score, exam.cutline::float8::text as cutline,
      has_consent(student.id, 'MARKETING', 'STUDENT') as "allowsStudent", has_consent(student.id, 'MARKETING', 'GUARDIAN') as "allowsParent"
    from chosen join students as student on student.id = chosen.student_id join users as person on person.id = student.id
    left join weekly_lectures as week on week.id = chosen.week_id
    left join lectures as lecture on lecture.id = coalesce(chosen.lecture_id, week.lecture_id)
    left join attendance_types as mark on mark.id = chosen.mark_id
    left join exams as exam on exam.id = chosen.exam_id
    where ${source ? sql`is_active_student(student.id, ${now.toISOString()}::timestamptz)` : sql`coalesce(student.anonymised_at, student.anonymises_at) is null`}
    order by student.id`.execute(trx);
  if (source === undefined && rows.length < studentIds.length) throw noRow('students');
  const known = new Set(variablesFor(audience));
  return rows.map((row) => ({ ...row, values: valuesOf(row, known, academy) }));
}

const none = sql`null::uuid`;
const chosen = (
  student: RawBuilder<unknown>,
  { lecture = none, week = none, mark = none, exam = none, score = sql`null::numeric` },
) =>
  sql`select distinct ${student} as student_id, ${lecture} as lecture_id, ${week} as week_id, ${mark} as mark_id, ${exam} as exam_id, ${score} as score`;

const byHand = (ids: readonly string[]) => sql`${chosen(sql`given`, {})} from unnest(${ids}::uuid[]) as given`;

function chosenBy(source: SmsSource, now: Date) {
  const { kind, id, attendanceTypeIds, belowCutline, minScore, maxScore } = source;
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'Asia/Seoul')::date`;
  const enrolled = sql`${chosen(sql`enrolled.student_id`, { lecture: sql`enrolled.lecture_id` })} from enrollments as enrolled
    where enrolled.lecture_id = ${id}::uuid and enrolled.from_date <= ${today} and (enrolled.to_date is null or enrolled.to_date >= ${today})`;
  switch (kind) {
    case 'LECTURE':
      return enrolled;
    case 'WITHOUT_BOOKING':
      return sql`${enrolled} and not exists (
        select from clinic_participants as booking where booking.student_id = enrolled.student_id and booking.reserve_type = 'CLINIC'
          and booking.status in ('WAITING', 'RESERVED', 'ARRIVED') and booking.ends_at > ${now.toISOString()}::timestamptz)`;
    case 'TAG':
      return sql`${chosen(sql`tagged.user_id`, {})} from user_tags as tagged where tagged.tag_id = ${id}::uuid`;
    case 'WEEK':
    case 'ATTENDANCE':
      return sql`${chosen(sql`present.student_id`, { week: sql`present.weekly_lecture_id`, mark: sql`present.attendance_type_id` })}
        from participants as present where present.weekly_lecture_id = ${id}::uuid
        and (${kind === 'WEEK'} or present.attendance_type_id = any (${attendanceTypeIds ?? []}::uuid[]))`;
    case 'SCORE':
      return sql`${chosen(sql`score.student_id`, { week: sql`score.weekly_lecture_id`, exam: sql`score.exam_id`, score: sql`first.value` })}
        from scores as score join score_attempts as first on first.score_id = score.id and first.retake_number = 0
        join exams as taken on taken.id = score.exam_id
        where score.exam_id = ${id}::uuid and first.value is not null and (not ${belowCutline ?? false} or first.value < taken.cutline)
        and first.value between coalesce(${minScore ?? null}::numeric, 0) and coalesce(${maxScore ?? null}::numeric, 'infinity')`;
  }
}

const places = {
  LECTURE: 'lectures',
  WITHOUT_BOOKING: 'lectures',
  WEEK: 'weekly_lectures',
  ATTENDANCE: 'weekly_lectures',
  TAG: 'tags',
  SCORE: 'exams',
} as const;

async function mustExist(trx: Transaction<Tables>, { kind, id, attendanceTypeIds }: SmsSource): Promise<void> {
  await findRow(trx, places[kind], id);
  if (kind === 'ATTENDANCE' && attendanceTypeIds === undefined) {
    throw invalid([{ field: 'source.attendanceTypeIds', message: '출결을 하나 이상 골라 주세요.' }]);
  }
}

function valuesOf(row: FoundRow, known: ReadonlySet<string>, academyName: string | undefined): Record<string, string> {
  const { heldOn } = row;
  const all: Record<string, string | null> = {
    학원: academyName ?? UNNAMED,
    이름: row.name,
    학교: row.school,
    학년: row.grade,
    보호자: row.parentName,
    강의: row.lecture,
    주차: row.week,
    날짜: heldOn === null ? null : formatDay(heldOn),
    시각: row.startsAt,
    출결: row.attendance,
    시험: row.exam,
    점수: row.score,
    커트라인: row.cutline,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (known.has(name) && value ? [[name, value]] : [])),
  );
}
