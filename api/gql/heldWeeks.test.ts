/** What screens count of attendance and scores, asked by their own documents: a week to come does not count until its day is there. */
import { resolve } from 'node:path';
import { stringifyDocument } from '@urql/core';
import type { DocumentNode } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lectures, students } from '#mocks/cast.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { addExam } from '../testing/setups/exams.ts';
import { attendanceTypes, unknownId } from '../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const studentId = students.minsu.id;
const doors = [
  ['LectureStatistics', 'crm/lectures', 'ta', { id: lectures.calculusB.id }],
  ['StudentDetail', 'crm/students', 'ta', { id: studentId }],
  ['StudentScores', 'crm/actualExamScores', 'ta', { studentId }],
  ['CounselSheet', 'crm/counsel', 'ta', { studentId, bookingId: unknownId }],
  ['PortalLectures', 'portal/lectures', 'minsu', {}],
  ['PortalGrowth', 'portal/growth', 'minsu', {}],
] as const;

it.each(doors)('%s of %s counts a marked and scored week from its day on', async (name, folder, as, variables) => {
  const documents = (await import(resolve(folder, 'generated/graphql.ts'))) as Record<string, DocumentNode>;
  const answer = async () => {
    const { body } = await api.gql(stringifyDocument(documents[`${name}Document`]!), { as, variables });
    return body;
  };
  const before = await answer();
  expect(before.errors).toBeUndefined();
  const { week, scores } = await addExam(api, 60 + doors.findIndex(([one]) => one === name));
  const score = scores.find((one) => one.studentId === studentId)!;
  const { 출석: present } = await attendanceTypes(api);
  expect((await api.call('PUT', `${week.path}/attendance/${studentId}/${present}`, { as: 'ta' })).status).toBe(200);
  expect((await api.call('PATCH', `/wl-score/first/${score.id}/value/80`, { as: 'ta' })).status).toBe(200);
  expect(await answer()).toEqual(before);
  await api.deps.db.kysely
    .updateTable('weekly_lectures')
    .set({ held_on: dateOf(0) })
    .where('id', '=', week.id)
    .execute();
  expect(await answer()).not.toEqual(before);
});
