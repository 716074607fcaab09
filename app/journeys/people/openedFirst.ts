import type { Page } from '@playwright/test';
import { askGql } from './ask.ts';
import { admin, student, type Person } from './people.ts';

/** A screen that is often opened first. */
export interface OpenedFirst {
  person: Person;
  /** Its address with parameters of this academy. */
  address: (page: Page) => Promise<string>;
  /** Selector of a row or of content; never of a heading or a skeleton. */
  sign: string;
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

/** By name. */
export const openedFirst = {
  students: {
    person: admin,
    address: async () => '/crm/students',
    sign: '[role="row"][data-id]',
  },
  lectures: { person: admin, address: async () => '/crm/lectures', sign: '[role="row"][data-id]' },
  gradebook: {
    person: admin,
    address: async (page) => {
      const exam = await firstOf(page, 'exams', '{ scores: {} }', 'lectureId weeklyLectureId');
      return `/crm/lectures/${exam.lectureId}/weeks/${exam.weeklyLectureId}/scores`;
    },
    sign: '[aria-label="성적표"] [data-row="0"]',
  },
  'day board': {
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
  },
  lecture: {
    person: admin,
    address: async (page) =>
      `/crm/lectures/${(await firstOf(page, 'lectures', '{ weeklyLectures: {}, status: { _eq: "ACTIVE" } }')).id}`,
    sign: '[role="row"][data-id]',
  },
  'portal home': {
    person: student,
    address: async () => '/portal',
    sign: 'main section a[href]',
  },
} satisfies Record<string, OpenedFirst>;
