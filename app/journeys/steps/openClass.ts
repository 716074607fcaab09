import type { Page } from '@playwright/test';
import { askGql, post } from '../ask.ts';

/**
 * Makes a lecture of the demo academy's first twenty students with one week, held today, as the ADMIN signed in on the page.
 * @returns the address of the week.
 */
export async function openClass(page: Page, name: string): Promise<string> {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format();
  const hours = { startsAt: '18:00', endsAt: '20:00' };
  const lecture = await post<{ id: string }>(page, '/api/lectures', {
    ...{ name, teacherName: '정하늘', weekday: 1, room: '402호', capacity: 20 },
    ...hours,
  });
  const { students } = await askGql<{ students: { id: string }[] }>(
    page,
    '{ students(where: { studentNumber: { _like: "202600%" } }, order_by: [{ studentNumber: asc }], limit: 20) { id } }',
  );
  await askGql(
    page,
    'mutation ($objects: [enrollments_insert_input!]!) { insert_enrollments(objects: $objects) { affected_rows } }',
    { objects: students.map(({ id }) => ({ lectureId: lecture.id, studentId: id, fromDate: today })) },
  );
  const weeks = `/lectures/${lecture.id}/weekly-lectures`;
  const week = await post<{ id: string }>(page, `/api${weeks}`, { weekNumber: 1, heldOn: today });
  return `/crm/lectures/${lecture.id}/weeks/${week.id}`;
}
