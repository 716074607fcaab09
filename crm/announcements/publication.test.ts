import { expect, it } from 'vitest';
import { instantOf, publicationForm, publicationOf } from './publication.ts';

const now = new Date('2026-11-21T12:00:00Z');

it('distinguishes unpublished, scheduled and published announcements', () => {
  expect(publicationOf(null, now)).toBe('DRAFT');
  expect(publicationOf('2026-11-21T12:00:01Z', now)).toBe('SCHEDULED');
  expect(publicationOf('2026-11-21T12:00:00Z', now)).toBe('OUT');
});

it('fills the form with the date and time in Seoul', () => {
  expect(publicationForm('2999-01-01T20:30:00Z', false)).toEqual({ publish: 'AT', day: '2999-01-02', time: '05:30' });
  expect(publicationForm(null, true).publish).toBe('NOW');
  expect(publicationForm(null, false).publish).toBe('DRAFT');
});

it('makes an instant of date and time, and none when one is missing', () => {
  expect(instantOf('2026-11-22', '08:00')).toBe('2026-11-22T08:00:00+09:00');
  expect([instantOf('2026-11-22', null), instantOf('', '08:00')]).toEqual([undefined, undefined]);
});
