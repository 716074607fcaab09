import { dateOf } from '#ui-kit/format/testing/when.ts';
import { assignment, follows, kept, plan, refused, told, type Ask, type Door, type Tools } from './door.ts';

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

/** What ends the lecture $1. */
export const end = { ended: `update lectures set status = 'DISABLED' where id = $1` };

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
