import { expect, test } from 'vitest';
import { dayProgress } from './dayProgress.ts';
import type { PortalHomeQuery } from '../generated/graphql.ts';
import { nothing } from '../testing/nothing.ts';

/** Saturday, 18:00 in Seoul. */
const now = new Date('2026-11-21T09:00:00Z');
const progress = (home: Partial<PortalHomeQuery>): string => {
  const { done, total } = dayProgress({ ...nothing, ...home }, now);
  return `${done}/${total}`;
};

const handIn = (closesAt: string, status?: string, submittedAt = '2026-11-20T10:00:00Z') => ({
  id: closesAt,
  opensAt: null,
  closesAt,
  exam: { id: 'e', name: '', lectureId: 'l', submissions: status ? [{ status, submittedAt }] : [] },
});
const words = (dueOn: string, known: number) => ({
  id: dueOn,
  dueOn,
  firstPlace: 1,
  lastPlace: 20,
  target: 15,
  known,
  deck: null,
});
const film = (closesAt: string | null, percent: number) => ({
  id: 'v',
  title: '',
  durationSeconds: 600,
  readers: [{ closesAt }],
  viewings: [{ percent }],
  weeklyLecture: {
    id: 'w',
    lectureId: 'l',
    weekNumber: 3,
    specialName: null,
    placeInWeek: null,
    heldOn: '2026-11-14',
    lecture: { name: '', watchedPercent: 90 },
  },
});

test.each<[string, string, Partial<PortalHomeQuery>]>([
  ['nothing is due', '0/0', {}],
  ['handing in closes tonight', '0/1', { windows: [handIn('2026-11-21T14:00:00Z')] }],
  ['it was handed in, whenever', '1/1', { windows: [handIn('2026-11-21T14:00:00Z', 'DONE')] }],
  ['it was given back', '0/1', { windows: [handIn('2026-11-21T14:00:00Z', 'REOPENED')] }],
  ['the time to hand in is over', '0/0', { windows: [handIn('2026-11-21T08:00:00Z')] }],
  ['handing in closes tomorrow', '0/0', { windows: [handIn('2026-11-22T14:00:00Z')] }],
  [
    'it was handed in today, a day early',
    '1/1',
    { windows: [handIn('2026-11-22T14:00:00Z', 'DONE', '2026-11-21T08:00:00Z')] },
  ],
  ['it was handed in yesterday, two days early', '0/0', { windows: [handIn('2026-11-22T14:00:00Z', 'DONE')] }],
  ['words are due today, not all of them known', '0/1', { wordAssignments: [words('2026-11-21', 14)] }],
  ['enough words are known', '1/1', { wordAssignments: [words('2026-11-21', 15)] }],
  ['words were due yesterday', '0/1', { wordAssignments: [words('2026-11-20', 14)] }],
  ['nobody can say when words of yesterday were learnt', '0/0', { wordAssignments: [words('2026-11-20', 15)] }],
  [
    'words were due a week ago, or will be',
    '0/0',
    { wordAssignments: [words('2026-11-14', 1), words('2026-11-22', 1)] },
  ],
  ['a film can be watched until tonight', '0/1', { videos: [film('2026-11-21T14:59:00Z', 89)] }],
  ['it was watched', '1/1', { videos: [film('2026-11-21T14:59:00Z', 90)] }],
  ['films of other days', '0/0', { videos: [film(null, 0), film('2026-11-22T14:59:00Z', 0)] }],
  ['words are to be repeated', '0/1', { words: [{ id: 'd', due: 3 }], studied: [{ id: 's' }] }],
  ['none is left to repeat', '1/1', { studied: [{ id: 's' }] }],
  [
    'two of three are done',
    '2/3',
    {
      windows: [handIn('2026-11-21T14:00:00Z', 'DONE')],
      wordAssignments: [words('2026-11-21', 15)],
      words: [{ id: 'd', due: 3 }],
    },
  ],
])('%s: %s', (_, expected, home) => expect(progress(home)).toBe(expected));
