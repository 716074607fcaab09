import type { Page } from '@playwright/test';
import { askGql } from '../../../app/journeys/ask.ts';
import { admin, student, type Person } from '../../../app/journeys/people.ts';

/** A screen that is measured, and the most it may take beside its bare page. */
export interface Screen {
  name: string;
  person: Person;
  /** Its address with parameters of this academy. */
  address: (page: Page) => Promise<string>;
  /** Selector of a row or of content; never of a heading or a skeleton. */
  sign: string;
  /** What the bare page draws: the same data grid, or the same elements. */
  bare: 'grid' | 'markup';
  /** The largest ratio to the bare page, by device; none where it is only told. */
  most: { desktop?: number; phone?: number };
}

const firstOf = async (page: Page, root: string, where = '{}', fields = 'id'): Promise<Record<string, string>> => {
  const found = await askGql<Record<string, Record<string, string>[]>>(
    page,
    `{ ${root}(limit: 1, where: ${where}) { ${fields} } }`,
  );
  const [first] = found[root] ?? [];
  if (!first) throw new Error(`no ${root} in this academy`);
  return first;
};

export const screens: Screen[] = [
  {
    name: 'students',
    person: admin,
    address: async () => '/crm/students',
    sign: '[role="row"][data-id]',
    bare: 'grid',
    most: { desktop: 1.4 },
  },
  {
    name: 'gradebook',
    person: admin,
    address: async (page) => {
      const exam = await firstOf(page, 'exams', '{ scores: {} }', 'lectureId weeklyLectureId');
      return `/crm/lectures/${exam.lectureId}/weeks/${exam.weeklyLectureId}/scores`;
    },
    sign: '[aria-label="성적표"] [data-row="0"]',
    bare: 'markup',
    most: {},
  },
  {
    name: 'day board',
    person: admin,
    address: async (page) => {
      const slot = await firstOf(
        page,
        'clinicSlots',
        '{ participants: { status: { _eq: "RESERVED" } }, reserveType: { _eq: "CLINIC" } }',
        'heldOn',
      );
      return `/crm/clinic?day=${slot.heldOn}`;
    },
    sign: 'li[data-presence]',
    bare: 'markup',
    most: {},
  },
  {
    name: 'lecture',
    person: admin,
    address: async (page) =>
      `/crm/lectures/${(await firstOf(page, 'lectures', '{ weeklyLectures: {}, status: { _eq: "ACTIVE" } }')).id}`,
    sign: '[role="row"][data-id]',
    bare: 'grid',
    most: { desktop: 1.4 },
  },
  {
    name: 'portal home',
    person: student,
    address: async () => '/portal',
    sign: 'main section a[href]',
    bare: 'markup',
    most: { phone: 1.3 },
  },
];
