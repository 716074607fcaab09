import { expect, test } from 'vitest';
import { instantOf, momentAt, momentOf, readMoment, writeMoment } from './moment.ts';

const evening = { at: '2026-11-03T17:55', stopped: true };

test('an address keeps a moment', () => {
  expect(writeMoment(evening)).toBe('2026-11-03T1755-stopped');
  expect(writeMoment(evening)).toMatch(/^[\w -]*$/);
  expect(readMoment(writeMoment(evening))).toEqual(evening);
  expect(readMoment('story')).toBeUndefined();
});

test('moments are on the clock of Seoul, and step on', () => {
  expect(new Date(instantOf(evening)).toISOString()).toBe('2026-11-03T08:55:00.000Z');
  expect(momentAt(instantOf(evening) + 86_400_000, false)).toEqual({ at: '2026-11-04T17:55', stopped: false });
});

test('an hour of the toolbar is one of today', () => {
  expect(momentOf('at0900', '2026-11-25')).toEqual({ at: '2026-11-25T09:00', stopped: false });
  expect(momentOf('now', '2026-11-25')).toBeUndefined();
});
