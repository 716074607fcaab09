import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Part } from './family/family.ts';

type Page = ReplyOf<'openParentLink'>;
type Parts = Omit<Page, 'studentName' | 'expiresAt' | 'childId' | 'children' | 'video' | 'card'>;

/** Whose page it is, and of what. */
interface Whose {
  studentId: string;
  part: Part;
}

/** What this part of a link shows, never more than the student sees but what the parents were texted; everything else stays empty. */
export async function readParts(trx: Transaction<Tables>, { studentId, part }: Whose): Promise<Parts> {
  const isHome = part === 'HOME';
  const isWeek = isHome || part === 'WEEK';
  const kind = part === 'COUNSEL' || part === 'CLINIC' ? part : null;
  const { rows } = await sql<{ page: Parts }>`
    select json_build_object(
      'lessons', case when ${isWeek} or ${part === 'ABSENCE'} then ${lessons(studentId, isWeek)} else '[]' end,
      'times', case when ${isWeek} then ${times(studentId)} else '[]' end,
      'scores', case when ${isWeek} then ${scores(studentId)} else '[]' end,
      'homework', case when ${isWeek} then ${homework(studentId)} else '[]' end,
      'bookings', case when ${isWeek || kind !== null} then ${bookings(studentId, kind)} else '[]' end,
      'slots', case when ${kind !== null} then ${slots(kind)} else '[]' end,
      'limits', (select json_build_object('clinicLimit', clinic_limit, 'counselLimit', counsel_limit) from clinic_rules),
      'consents', case when ${isHome || part === 'CONSENT'} then (
        select coalesce(json_agg(kind order by kind), '[]') from consents
        where student_id = ${studentId}::uuid and giver = 'GUARDIAN' and withdrawn_at is null) else '[]' end,
      'messages', case when ${isHome} then ${messages(studentId)} else '[]' end,
      'cards', case when ${isHome} then ${cards(studentId)} else '[]' end
    ) as page`.execute(trx);
  return rows[0]!.page;
}

const today = sql`(now() at time zone 'Asia/Seoul')::date`;
const monday = sql`date_trunc('week', now() at time zone 'Asia/Seoul')::date`;

/** The lessons of this week; for an absence those to come that have no mark yet. */
const lessons = (studentId: string, isWeek: boolean) => sql`(
  select coalesce(json_agg(json_build_object(
    'weeklyLectureId', week.id, 'lectureName', lecture.name, 'heldOn', week.held_on, 'startsAt', week.starts_at, 'endsAt', week.ends_at,
    'room', week.room, 'mark', mark.name, 'markedAt', participants.marked_at, 'notice', notice.reason) order by week.held_on, week.starts_at), '[]')
  from participants
  join weekly_lectures as week on week.id = participants.weekly_lecture_id
  join lectures as lecture on lecture.id = week.lecture_id
  left join attendance_types as mark on mark.id = participants.attendance_type_id
  left join absence_notices as notice
    on notice.student_id = participants.student_id and notice.weekly_lecture_id = week.id and notice.status = 'OPEN'
  where participants.student_id = ${studentId}::uuid and case when ${isWeek}
    then week.held_on between ${monday} and ${monday} + 6
    else week.held_on between ${today} and ${today} + 14 and mark.id is null and not participants.is_locked end)`;

/** Lessons of this week that are no weekly lectures yet. */
const times = (studentId: string) => sql`(
  select coalesce(json_agg(json_build_object(
    'lectureName', lecture.name, 'heldOn', held_on, 'startsAt', time.starts_at, 'endsAt', time.ends_at) order by held_on, time.starts_at, lecture.name), '[]')
  from lesson_times as time join lectures as lecture on lecture.id = time.lecture_id
  where time.student_id = ${studentId}::uuid and held_on <= ${monday} + 6)`;

/** Of exams that the student sees. */
const scores = (studentId: string) => sql`(
  select coalesce(json_agg(json_build_object(
    'examName', exam.name, 'lectureName', lecture.name, 'heldOn', week.held_on, 'value', attempt.value, 'totalPoints', exam.total_points)
    order by week.held_on, exam.sequence), '[]')
  from scores as score
  join exams as exam on exam.id = score.exam_id and exam.is_shown
  join weekly_lectures as week on week.id = exam.weekly_lecture_id
  join lectures as lecture on lecture.id = exam.lecture_id
  left join score_attempts as attempt on attempt.score_id = score.id and attempt.attempt_type = 'FIRST'
  where score.student_id = ${studentId}::uuid and week.held_on between ${monday} and ${monday} + 6)`;

/** Todos of the clinic, and exams whose solutions are to be handed in. */
const homework = (studentId: string) => sql`(
  select coalesce(json_agg(json_build_object('title', title, 'dueAt', due_at) order by due_at nulls last, title), '[]')
  from (
    select todo.title, null::timestamptz as due_at from clinic_todos as todo
    where todo.student_id = ${studentId}::uuid and todo.status in ('TODO', 'DOING')
    union all
    select exam.name || ' 풀이 제출', handing.closes_at from submission_windows as handing
    join exams as exam on exam.id = handing.exam_id and exam.is_shown
    join scores as score on score.exam_id = exam.id and score.student_id = ${studentId}::uuid
    where handing.closes_at > now() and not exists (
      select from submissions where exam_id = exam.id and student_id = score.student_id and status <> 'DRAFT')
  ) as due)`;

const bookings = (studentId: string, kind: string | null) => sql`(
  select coalesce(json_agg(json_build_object(
    'slotId', booking.slot_id, 'reserveType', booking.reserve_type, 'counselType', booking.counsel_type, 'status', booking.status,
    'startsAt', booking.starts_at, 'endsAt', booking.ends_at, 'room', slot.room) order by booking.starts_at), '[]')
  from clinic_participants as booking join clinic_slots as slot on slot.id = booking.slot_id
  where booking.student_id = ${studentId}::uuid and booking.status in ('WAITING', 'RESERVED', 'ARRIVED') and booking.ends_at > now()
    and (${kind}::text is null or booking.reserve_type = ${kind}))`;

const slots = (kind: string | null) => sql`(
  select coalesce(json_agg(json_build_object(
    'slotId', slot.id, 'counselType', slot.counsel_type, 'startsAt', slot.starts_at, 'endsAt', slot.ends_at, 'room', slot.room,
    'free', slot.free, 'opensAt', slot.opens_at) order by slot.starts_at, slot.room), '[]')
  from (select * from clinic_open_slots where reserve_type = ${kind} order by starts_at, room limit 100) as slot)`;

/** What was texted to the number that the parents have now. */
const messages = (studentId: string) => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'body', body, 'sentAt', sent_at) order by sent_at desc), '[]')
  from (
    select told.id, told.body, told.sent_at from sms_recipients as told
    join students on students.id = told.student_id and students.parent_phone = told.phone
    where told.student_id = ${studentId}::uuid and told.addressee = 'PARENT' and told.sent_at > now() - interval '30 days'
    order by told.sent_at desc limit 20
  ) as newest)`;

/** Of a score that was sent more than once, the newest. */
const cards = (studentId: string) => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'examName', name, 'heldOn', held_on) order by held_on desc, name), '[]')
  from (
    select * from (
      select distinct on (link.score_id) link.id, exam.name, week.held_on
      from report_links as link
      join scores on scores.id = link.score_id
      join exams as exam on exam.id = scores.exam_id and exam.is_shown
      join weekly_lectures as week on week.id = exam.weekly_lecture_id
      where link.student_id = ${studentId}::uuid and link.revoked_at is null and link.expires_at > now()
      order by link.score_id, link.created_at desc
    ) as open order by held_on desc limit 10
  ) as newest)`;
