import { dateOf } from '#ui-kit/format/testing/when.ts';
import { firstAttempt, sitting } from '../sitting.ts';
import { assignment, follows, kept, plan, refused, told, type Ask, type Door, type Tools } from './door.ts';

/** A student, and a row of theirs. */
const student =
  (row: (tools: Tools) => Promise<object> | object = () => ({})): Ask['joining'] =>
  async (tools) => {
    const { id } = await tools.make('students');
    return { of: id, row: { student_id: id, ...(await row(tools)) } };
  };

const link = { token_hash: 'a'.repeat(64) };

const own = 'is written by the student, who is signed out on leaving';

/** What makes the student $1 somebody whom nothing new begins for. */
export const leave = {
  inactive: 'update users set is_active = false where id = $1',
  withdrawn: `update students set withdrawn_on = (now() at time zone 'Asia/Seoul')::date where id = $1`,
  forgotten: `update students set anonymises_at = now() + interval '7 days' where id = $1`,
};

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
  'video_clocks.student_id': own,
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
