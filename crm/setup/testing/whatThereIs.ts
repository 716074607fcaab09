import { namedId } from '#mocks/builders/row.ts';
import { filled } from '#mocks/states.ts';
import { WhatThereIsDocument, type WhatThereIsQuery } from '../generated/graphql.ts';
import type { Need } from '../needs.ts';

const order: readonly Need[] = ['students', 'lectures', 'weeklyLectures', 'enrollments', 'exams'];
const some = (what: Need) => [{ id: namedId(what) }];

/** The server has all of it but these. */
const lacks = (...lacking: Need[]) =>
  filled(
    WhatThereIsDocument,
    Object.fromEntries(order.map((what) => [what, lacking.includes(what) ? [] : some(what)])) as WhatThereIsQuery,
  );

/** An academy on its first day has nothing at all. */
export const newAcademyHas = lacks(...order);

/** One at work has all of it, and this screen is empty. */
export const hasAll = lacks();

/** It has come so far, and lacks this and what comes after it. */
export const lacksFrom = (first: Need) => lacks(...order.slice(order.indexOf(first)));
