import type { Page } from '@playwright/test';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { askGql, post } from '../people/ask.ts';

/**
 * Creates a lecture with the demo academy's first active students and weeks, the first one today, as the ADMIN signed in on the page.
 * @returns the address of the first week.
 */
export async function openClass(page: Page, name: string, size = 20, weekCount = 1): Promise<string> {
  const today = dateOf(0);
  const hours = { startsAt: '18:00', endsAt: '20:00' };
  const lecture = await post<{ id: string }>(page, '/api/lectures', {
    name,
    teacherName: '정하늘',
    weekday: 1,
    room: '402호',
    capacity: size,
    ...hours,
  });
  const { students } = await askGql<{ students: { id: string }[] }>(
    page,
    'query ($limit: Int!) { students(where: { user: { isActive: { _eq: true } }, withdrawnOn: { _is_null: true } }, order_by: [{ studentNumber: asc }], limit: $limit) { id } }',
    { limit: size },
  );
  if (students.length < size) throw new Error(`the demo academy has only ${students.length} students`);
  await askGql(
    page,
    'mutation ($objects: [enrollments_insert_input!]!) { insert_enrollments(objects: $objects) { affected_rows } }',
    { objects: students.map(({ id }) => ({ lectureId: lecture.id, studentId: id, fromDate: today })) },
  );
  const weeks = `/lectures/${lecture.id}/weekly-lectures`;
  const made: string[] = [];
  for (let at = 0; at < weekCount; at++) {
    const heldOn = new Date(Date.parse(today) + at * 7 * 86_400_000).toISOString().slice(0, 10);
    made.push((await post<{ id: string }>(page, `/api${weeks}`, { weekNumber: at + 1, heldOn })).id);
  }
  return `/crm/lectures/${lecture.id}/weeks/${made[0]}`;
}
