import type { Page } from '@playwright/test';
import { atMinute } from '#ui-kit/format/testing/when.ts';
import { askGql, post } from '../people/ask.ts';

/** A current clinic slot, and one after it. */
export interface OpenEvening {
  /** The names of students booked into the first. */
  names: string[];
}

/**
 * Opens two slots around the current time and books students of the demo academy into the first, as the person signed in on the page.
 * @param offset which of them: nobody is booked twice at a time. @default 0
 */
export async function openEvening(page: Page, size: number, offset = 0): Promise<OpenEvening> {
  const open = (room: string, from: number, to: number) =>
    post<{ slot: { id: string } }>(page, '/api/clinic/slot', {
      reserveType: 'CLINIC',
      room,
      capacity: size,
      startsAt: atMinute(from),
      endsAt: atMinute(to),
    });
  const { slot } = await open('여름방', -1, 60);
  await open('겨울방', 1, 90);
  // Only students of this clinic, because a booking elsewhere today would be in the way.
  const { students } = await askGql<{ students: { id: string; user: { name: string } }[] }>(
    page,
    `query ($limit: Int!, $offset: Int!) {
      students(where: { user: { isActive: { _eq: true } } }, order_by: [{ studentNumber: desc }], limit: $limit, offset: $offset) { id user { name } }
    }`,
    { limit: size, offset },
  );
  await post(page, `/api/clinic/slot/${slot.id}/participants`, { studentIds: students.map(({ id }) => id) });
  return { names: students.map(({ user }) => user.name) };
}
