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
  /** What it may not pass, by device; none where it is only told. */
  most: { desktop?: Limits; phone?: Limits };
}

/** The most of a screen: its ratio to the bare page, milliseconds until its sign, and milliseconds that tasks block. */
export interface Limits {
  ratio?: number;
  painted?: number;
  blocking?: number;
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
    most: { desktop: { ratio: 1.4, blocking: 150 } },
  },
  {
    name: 'gradebook',
    person: admin,
    address: async (page) => {
      const exam = await firstOf(page, 'exams', '{ scores: {} }', 'lectureId weeklyLectureId');
      return `/crm/lectures/${exam.lectureId}/weeks/${exam.weeklyLectureId}/scores`;
    },
    sign: '[aria-label="성적표"] [data-row="0"]',
    most: { desktop: { blocking: 150 } },
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
    most: { desktop: { blocking: 150 } },
  },
  {
    name: 'lecture',
    person: admin,
    address: async (page) =>
      `/crm/lectures/${(await firstOf(page, 'lectures', '{ weeklyLectures: {}, status: { _eq: "ACTIVE" } }')).id}`,
    sign: '[role="row"][data-id]',
    most: { desktop: { ratio: 1.4, blocking: 150 } },
  },
  {
    name: 'portal home',
    person: student,
    address: async () => '/portal',
    sign: 'main section a[href]',
    most: { phone: { ratio: 1.3, painted: 2200 } },
  },
];
