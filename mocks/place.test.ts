import { expect, test } from 'vitest';
import { beginOf, placeName, readAddress, readPlace, type Place } from './place.ts';

const place: Place = { at: '2026-11-03T1755', person: 'ta-junho', size: 'small', resets: false };

test('the name of a place says all of it', () => {
  for (const one of [place, { ...place, at: 'now' }, { ...place, resets: true, size: 'academy' as const }]) {
    expect(readPlace(placeName(one))).toEqual(one);
  }
  for (const other of ['', 'crm', 'assets', '2026-11-03T1755.ta-junho.chain', '2026-11-03.ta-junho.small']) {
    expect(readPlace(other)).toBeUndefined();
  }
});

test('a place begins at its hour in Seoul', () => {
  expect(beginOf(place)?.toISOString()).toBe('2026-11-03T08:55:00.000Z');
  expect(beginOf({ ...place, at: 'now' })).toBeUndefined();
});

test('an address opens a place, goes on in one, or is of the plain mock', () => {
  const read = (path: string, root = '/review/7/tour/') => readAddress(new URL(path, 'http://academy.test'), root);
  const name = placeName(place);
  expect(read(`/review/7/tour/index.html?place=${name}&open=/crm/clinic`)).toEqual({ place, open: '/crm/clinic' });
  expect(read(`/review/7/tour/index.html?place=${name}&open=//evil.test`)?.open).toBe('/');
  expect(read(`/review/7/tour/${name}/crm/students?page=2`)).toEqual({ place, open: undefined });
  expect(read(`/${name}/crm`, '/')).toEqual({ place, open: undefined });
  expect(read('/crm/students', '/')).toBeUndefined();
});
