import { print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '#api/testing/api.ts';
import { lectures } from '#mocks/cast.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { EndEnrollmentDocument, KeptWeeksDocument } from '../generated/graphql.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

interface Row {
  id: string;
  studentId: string;
}

// What the dialog names before and what the database keeps are told apart by one test over a whole class.
test('the weeks that are named are those that a student keeps and reads on', async () => {
  const lectureId = lectures.calculusB.id;
  const after = dateOf(-21);
  const { kysely } = api.deps.db;
  const enrolled: Row[] = await kysely
    .selectFrom('enrollments')
    .select(['id', 'student_id as studentId'])
    .where('lecture_id', '=', lectureId)
    .where('to_date', 'is', null)
    .where('from_date', '<=', after)
    .orderBy('id')
    .limit(8)
    .execute();
  expect(enrolled).toHaveLength(8);
  const [first] = enrolled;
  // A week of which nothing but a memo is known.
  await kysely
    .updateTable('participants')
    .set({ attendance_type_id: null, memo: '교재만 받음' })
    .where('student_id', '=', first!.studentId)
    .where('is_locked', '=', false)
    .execute();
  const kept = await Promise.all(
    enrolled.map(async ({ id, studentId }) => {
      const variables = { lectureId, studentId, after };
      const named = await api.gql(print(KeptWeeksDocument), { as: 'ta', variables });
      const ended = await api.gql(print(EndEnrollmentDocument), {
        as: 'ta',
        variables: { id, input: { toDate: after } },
      });
      expect(ended.body.errors).toBeUndefined();
      const left = await kysely
        .selectFrom('participants')
        .innerJoin('weekly_lectures as week', 'week.id', 'participants.weekly_lecture_id')
        .select('week.id')
        .where('student_id', '=', studentId)
        .where('week.lecture_id', '=', lectureId)
        .where('week.held_on', '>', after)
        .orderBy('week.held_on')
        .orderBy('week.starts_at')
        .execute();
      const names = named.body.data.participants.map(
        ({ weeklyLecture }: { weeklyLecture: { id: string } }) => weeklyLecture.id,
      ) as string[];
      expect(names).toEqual(left.map(({ id: week }) => week));
      return names.length;
    }),
  );
  expect(Math.max(...kept)).toBeGreaterThan(1);
});
