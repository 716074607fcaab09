/** The doors: each foreign key by which a row is joined to a student or to a lecture, and what is asked there of who left and what ended. */
import { dateOf } from '#ui-kit/format/testing/when.ts';
import type { RuleTools } from './showRules.ts';
import { rows } from './rows/wordTests.ts';
import { firstAttempt, sitting } from './sitting.ts';

type Tools = Pick<RuleTools, 'make' | 'accepts'>;

/** A row that would be taken, and the id of the student or lecture it joins. */
interface Joining {
  of: string;
  row: Record<string, unknown>;
}

/** What happens to a row in each of the states in which nothing new begins. */
export interface Ask {
  /** `left out`: what follows by itself does not. `forgotten`: refused only for a student who is to be forgotten. */
  answer: 'refused' | 'left out' | 'forgotten';
  joining: (tools: Tools) => Promise<Joining>;
}

/** Asked, or the reason why nothing is. */
export type Door = Ask | string;

const refused = (joining: Ask['joining']): Ask => ({ answer: 'refused', joining });

/** A student, and a row of theirs. */
const student =
  (row: (tools: Tools) => Promise<object> | object = () => ({})): Ask['joining'] =>
  async (tools) => {
    const { id } = await tools.make('students');
    return { of: id, row: { student_id: id, ...(await row(tools)) } };
  };
/** A lecture, and a row of it. */
const lecture =
  (row: (tools: Tools) => Promise<object> | object): Ask['joining'] =>
  async (tools) => {
    const { id } = await tools.make('lectures');
    return { of: id, row: { lecture_id: id, ...(await row(tools)) } };
  };
/** A week of a lecture, and a row of it. */
const week =
  (row: (tools: Tools) => Promise<object> | object): Ask['joining'] =>
  async (tools) => {
    const { id, lecture_id } = await tools.make('weekly_lectures');
    return { of: lecture_id, row: { weekly_lecture_id: id, ...(await row(tools)) } };
  };

const assignment = async ({ make }: Tools) => ({ deck_id: (await make('words')).deck_id, due_on: dateOf(2) });
const plan = async ({ make }: Tools) => ({
  ...rows.word_test_plans(1),
  deck_id: (await make('words')).deck_id,
});
const link = { token_hash: 'a'.repeat(64) };

const own = 'is written by the student, who is signed out on leaving';
const kept = 'is a record of what was';
const told = 'is made for all; whoever sends asks who takes part';
const follows = 'follows a row that was let in';

/** What makes the student $1 somebody whom nothing new begins for. */
export const leave = {
  inactive: 'update users set is_active = false where id = $1',
  withdrawn: `update students set withdrawn_on = (now() at time zone 'Asia/Seoul')::date where id = $1`,
  forgotten: `update students set anonymises_at = now() + interval '7 days' where id = $1`,
};

/** What ends the lecture $1. */
export const end = { ended: `update lectures set status = 'DISABLED' where id = $1` };

/** Of students: inactive, withdrawn, to be forgotten. */
export const studentDoors: Record<string, Door> = {
  'absence_notices.student_id': refused(async ({ make }) => {
    const { id } = await make('weekly_lectures', { held_on: dateOf(1) });
    const { student_id } = await make('participants', { weekly_lecture_id: id });
    return { of: student_id, row: { student_id, weekly_lecture_id: id, reason: '몸살' } };
  }),
  'actual_exam_scores.student_id': kept,
  'announcement_reads.student_id': own,
  'calendar_links.student_id': refused(student(() => link)),
  'clinic_participants.student_id': refused(
    student(async ({ make }) => ({ slot_id: (await make('clinic_slots')).id })),
  ),
  'clinic_todos.student_id': refused(student(() => ({ kind: 'CORRECTION', title: '오답 정리' }))),
  'consents.student_id': kept,
  'consult_tasks.student_id': { answer: 'left out', joining: student(() => ({ kind: 'TODOS', reasons: '{}' })) },
  'consults.student_id': kept,
  'enrollments.student_id': refused(
    student(async ({ make }) => ({ lecture_id: (await make('lectures')).id, from_date: dateOf(0) })),
  ),
  'file_permissions.student_id': 'opens nothing to whom may not sign in, and stands when they return',
  'files.student_id': follows,
  'lecture_material_checks.student_id': own,
  'notification_events.student_id': told,
  'notification_logs.student_id': told,
  'notification_preferences.student_id': own,
  'notification_settings.student_id': own,
  'notifications.student_id': told,
  'parent_links.student_id': refused(student(() => ({ ...link, purpose: 'WEEK', expires_at: dateOf(9) }))),
  'participants.student_id': refused(
    student(async ({ make }) => ({ weekly_lecture_id: (await make('weekly_lectures')).id })),
  ),
  'report_links.student_id': {
    answer: 'forgotten',
    joining: async (tools) => {
      const sat = await sitting(tools);
      await firstAttempt(tools, sat, 80);
      return { of: sat.student, row: { ...link, score_id: sat.score.id, expires_at: dateOf(9) } };
    },
  },
  'report_remarks.student_id': 'stands on the last report card, which may follow after leaving',
  'representative_lectures.student_id': kept,
  'retention_run_students.student_id': 'is about those who left',
  'scores.student_id': follows,
  'sms_recipients.student_id':
    'may be for one by name; a group is asked who takes part when it is chosen and when it is sent',
  'student_memos.student_id': kept,
  'student_search.student_id': follows,
  'student_siblings.one_id': kept,
  'student_siblings.other_id': kept,
  'term_acceptances.student_id': own,
  'video_progress.student_id': own,
  'video_windows.student_id': 'opens nothing to whom may not sign in, and stands when they return',
  'word_assignment_students.student_id': refused(
    student(async (tools) => ({ assignment_id: (await tools.make('word_assignments', await assignment(tools))).id })),
  ),
  'word_paces.student_id': own,
  'word_review_log.student_id': own,
  'word_reviews.student_id': own,
  'word_test_takers.student_id': refused(
    student(async (tools) => ({ plan_id: (await tools.make('word_test_plans', await plan(tools))).id })),
  ),
  'word_tests.student_id': 'is begun by the student, or printed for those who were let in',
};

const afterwards = 'is added afterwards, too: to look back at, or because it was late';

/** Of lectures that ended, and of their weeks. */
export const lectureDoors: Record<string, Door> = {
  'absence_notices.weekly_lecture_id': 'is about a lesson to come, and asks for its participant',
  'announcements.weekly_lecture_id': afterwards,
  'auto_absences.weekly_lecture_id': follows,
  'board_posts.lecture_id': afterwards,
  'consult_tasks.lecture_id': follows,
  'enrollments.lecture_id': refused(
    lecture(async ({ make }) => ({ student_id: (await make('students')).id, from_date: dateOf(0) })),
  ),
  'exam_templates.lecture_id': afterwards,
  'exams.weekly_lecture_id': afterwards,
  'file_permissions.lecture_id': follows,
  'file_permissions.weekly_lecture_id': follows,
  'files.lecture_id': follows,
  'files.weekly_lecture_id': follows,
  'inquiries.lecture_id': 'is a wish; only public lectures that run are offered',
  'lecture_ddays.lecture_id': refused(lecture(() => ({ title: '수능', falls_on: dateOf(9), sequence: 1 }))),
  'lecture_hours.lecture_id': 'is a property of the lecture itself',
  'lecture_materials.lecture_id': afterwards,
  'notification_events.lecture_id': told,
  'notifications.lecture_id': told,
  'notifications.weekly_lecture_id': told,
  'participants.weekly_lecture_id': afterwards,
  'push_alert_lectures.lecture_id': 'is a setting of the template',
  'representative_lectures.lecture_id': kept,
  'videos.weekly_lecture_id': afterwards,
  'weekly_lectures.lecture_id': refused(
    lecture(() => ({ week_number: 1, held_on: dateOf(1), starts_at: '18:00', ends_at: '21:00' })),
  ),
  'word_assignments.lecture_id': refused(lecture(assignment)),
  'word_assignments.weekly_lecture_id': refused(week(assignment)),
  'word_decks.lecture_id': afterwards,
  'word_test_plans.weekly_lecture_id': refused(week(plan)),
};
