import { expect, test } from 'vitest';
import { instantInSeoul } from '#ui-kit';
import type { PortalHomeQuery } from '../generated/graphql.ts';
import { nothing } from '../testing/nothing.ts';
import { hasNoLesson, whatNow } from './whatNow.ts';

const now = new Date('2026-11-21T09:00:00Z');
const week = (id: string, heldOn: string) => ({
  id,
  lectureId: 'l',
  weekNumber: 3,
  specialName: null,
  placeInWeek: null,
  heldOn,
  startsAt: '16:00:00',
  endsAt: '18:00:00',
  room: '',
  lecture: { name: '미적분' },
});
const period = (id: string, opensAt: string | null, closesAt: string) => ({
  id,
  opensAt,
  closesAt,
  exam: { id, name: id, lectureId: 'l', submissions: [] },
});
const order = (home: Partial<PortalHomeQuery>) => whatNow({ ...nothing, ...home }, now).map(({ id }) => id);

test('what has a time comes in its order, the rest after it', () => {
  const todos = [{ id: 'todo', title: '재시험' }];
  const windows = [period('hand in', null, '2026-11-24T00:00:00Z')];
  expect(order({ todos, windows, upcoming: [week('lesson', '2026-11-23'), week('later', '2026-11-25')] })).toEqual([
    'lesson',
    'hand in',
    'later',
    'todo',
  ]);
});

test('words are due until the end of their day, and gone once enough are known', () => {
  const assignment = (id: string, known: number) => ({
    id,
    dueOn: '2026-11-23',
    firstPlace: 1,
    lastPlace: 20,
    target: 15,
    known,
    deck: { id: 'd', title: '단어장' },
  });
  const wordAssignments = [assignment('open', 14), assignment('done', 15)];
  expect(order({ wordAssignments })).toEqual(['open']);
  expect(whatNow({ ...nothing, wordAssignments }, now)[0]).toMatchObject({
    at: instantInSeoul('2026-11-23', '23:59'),
    href: '/portal/words/d?from=1&to=20',
    end: '14/15',
  });
});

test('a lesson is left out once it is over on the academy’s clock', () => {
  expect(order({ upcoming: [week('over', '2026-11-21'), week('next', '2026-11-24')] })).toEqual(['next']);
});

test('without a lesson within a week the next one is shown', () => {
  const upcoming = [week('far', '2026-11-28'), week('farther', '2026-12-05')];
  expect(order({ upcoming })).toEqual(['far']);
  expect(hasNoLesson({ upcoming, times: [] }, now)).toBe(true);
  expect(hasNoLesson({ upcoming: [week('near', '2026-11-27')], times: [] }, now)).toBe(false);
});

test('handing in is due between its beginning and its end only', () => {
  const windows = [
    period('not yet', '2026-11-22T00:00:00Z', '2026-11-24T00:00:00Z'),
    period('over', null, '2026-11-21T08:59:59Z'),
    period('open', '2026-11-20T00:00:00Z', '2026-11-24T00:00:00Z'),
  ];
  expect(order({ windows })).toEqual(['open']);
});

test('what was handed in is gone until it is given back', () => {
  const handedIn = (id: string, status: string) => ({
    ...period(id, null, '2026-11-24T00:00:00Z'),
    exam: { id, name: id, lectureId: 'l', submissions: [{ status, submittedAt: '2026-11-21T08:00:00Z' }] },
  });
  expect(order({ windows: [handedIn('done', 'DONE'), handedIn('reopened', 'REOPENED')] })).toEqual(['reopened']);
});

test('a booking stands until its end', () => {
  const booking = (id: string, endsAt: string) => ({
    id,
    reserveType: 'CLINIC',
    counselType: null,
    status: 'RESERVED',
    startsAt: '2026-11-21T08:00:00Z',
    endsAt,
    slot: { room: '301' },
    waitingPlace: null,
    todos: [],
  });
  const bookings = [booking('over', '2026-11-21T08:59:59Z'), booking('now', '2026-11-21T09:30:00Z')];
  expect(order({ bookings })).toEqual(['now']);
});

test('a film is due until as much of it was watched as the lecture asks for', () => {
  const film = (id: string, viewings: { percent: number }[]) => ({
    id,
    title: id,
    durationSeconds: 600,
    readers: [],
    viewings,
    weeklyLecture: { ...week('w', '2026-11-20'), lecture: { name: '미적분', watchedPercent: 90 } },
  });
  const videos = [film('unseen', []), film('begun', [{ percent: 89 }]), film('watched', [{ percent: 90 }])];
  expect(order({ videos })).toEqual(['unseen', 'begun']);
});

test('the hours of a lecture stand between its weeks, and lead to the lecture', () => {
  const lectures = [{ id: 'l', name: '미적분' }];
  const time = { lectureId: 'l', heldOn: '2026-11-23', startsAt: '19:00:00', endsAt: '21:00:00', room: '301호' };
  const upcoming = [week('tuesday', '2026-11-24')];
  const entries = whatNow({ ...nothing, lectures, upcoming, times: [time] }, now);
  expect(entries.map(({ title, href, note }) => [title, href, note])).toEqual([
    ['미적분', '/portal/lectures/l', '수업 · 301호'],
    ['미적분 3주차', '/portal/lectures/l/weeks/tuesday', '수업'],
  ]);
  expect(hasNoLesson({ upcoming: [], times: [time] }, now)).toBe(false);
});
