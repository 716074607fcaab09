import { lectures, students } from '#mocks/cast.ts';
import { dateOf, inMinutes } from '#ui-kit/format/testing/when.ts';
import type { TestApi } from '../api.ts';
import { addStudents } from '../setups/clinic.ts';
import type { Payload } from './payload.ts';

const memoOf = (api: TestApi, id: string) =>
  api.deps.db.kysely.selectFrom('student_memos').select('body').where('id', '=', id).executeTakeFirst();

/** A lecture with a week tomorrow and one a week later. */
async function addLecture(api: TestApi, name: string): Promise<string> {
  const body = { name, teacherName: '정하늘', weekday: 2, startsAt: '18:00', endsAt: '20:00', capacity: 9 };
  const { id } = (await api.call('POST', '/lectures', { as: 'admin', body })).body;
  const following = [{ weekNumber: 2, heldOn: dateOf(8) }];
  const weeks = { weekNumber: 1, heldOn: dateOf(1), following };
  await api.call('POST', `/lectures/${id}/weekly-lectures`, { as: 'admin', body: weeks });
  return id;
}

export const payloads: Payload[] = [
  {
    call: 'POST /lectures/{lectureId}/class-transfer/{userId}/{targetLectureId}',
    as: 'ta',
    unconditional: 'CLASS_TRANSFER',
    prepare: async (api) => {
      const [userId = ''] = await addStudents(api, 1);
      const lectureId = await addLecture(api, '옮기기 전');
      const targetLectureId = await addLecture(api, '옮긴 뒤');
      const { kysely } = api.deps.db;
      const enrollment = { student_id: userId, lecture_id: lectureId, from_date: dateOf(0) };
      await kysely.insertInto('enrollments').values(enrollment).execute();
      const read = () =>
        kysely
          .selectFrom('participants')
          .innerJoin('weekly_lectures as week', 'week.id', 'participants.weekly_lecture_id')
          .select(['week.lecture_id', 'week.held_on'])
          .where('student_id', '=', userId)
          .orderBy('week.held_on')
          .execute();
      const becomes = [1, 8].map((inDays) => ({ lecture_id: targetLectureId, held_on: dateOf(inDays) }));
      return { params: { lectureId, userId, targetLectureId }, read, becomes };
    },
  },
  {
    call: 'POST /students/{studentId}/memo',
    as: 'ta',
    prepare: async (api) => ({
      params: { studentId: students.minsu.id },
      body: { data: '안경을 맞춤' },
      read: ({ body }) => memoOf(api, body.id),
      becomes: { body: '안경을 맞춤' },
    }),
  },
  {
    call: 'PUT /students/memo/{memoId}',
    as: 'ta',
    unconditional: 'STUDENT_MEMO_UPDATE',
    prepare: async (api) => {
      const path = `/students/${students.minsu.id}/memo` as const;
      const { id: memoId } = (await api.call('POST', path, { as: 'ta', body: { body: '처음' } })).body;
      const becomes = { body: '앞자리에 앉힘' };
      return { params: { memoId }, body: { data: '앞자리에 앉힘' }, read: () => memoOf(api, memoId), becomes };
    },
  },
  {
    call: 'POST /error-log/error',
    as: 'ta',
    prepare: async (api) => ({
      body: {
        message: 'x is not a function',
        stack: 'at render (app.js:1:1)',
        url: `https://academy.test/crm/lectures/${lectures.calculusB.id}`,
        timestamp: inMinutes(0),
        userAgent: 'Mozilla/5.0',
      },
      read: ({ body }) =>
        api.deps.db.kysely
          .selectFrom('error_logs')
          .select('message')
          .where('fingerprint', '=', body.errorId)
          .executeTakeFirst(),
      becomes: { message: 'x is not a function' },
    }),
  },
];
