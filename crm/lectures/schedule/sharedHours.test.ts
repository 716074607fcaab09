import { expect, test } from 'vitest';
import { sharedHours, type Meeting } from './sharedHours.ts';

const tuesday: Meeting = { weekday: 2, startsAt: '18:00:00', endsAt: '21:00:00', hours: [] };

test.each<[string, Partial<Meeting>, string]>([
  ['the same hours', {}, '화 18:00–21:00'],
  ['hours that only touch', { startsAt: '21:00', endsAt: '22:00' }, ''],
  ['a part of them', { startsAt: '20:59', endsAt: '22:00' }, '화 18:00–21:00'],
  ['another weekday', { weekday: 3 }, ''],
  ['a second weekday', { weekday: 5, hours: [{ weekday: 2, startsAt: '17:00', endsAt: '19:00' }] }, '화 18:00–21:00'],
  ['hours that are not typed yet', { startsAt: '' }, ''],
  ['a term before', { endsOn: '2026-02-27' }, ''],
  ['a term that ends on its first day', { endsOn: '2026-03-02' }, '화 18:00–21:00'],
])('%s', (_name, own, at) => {
  expect(sharedHours({ ...tuesday, ...own }, { ...tuesday, startsOn: '2026-03-02' })).toBe(at);
});
