import { expect, test } from 'vitest';
import { formatTime, parseTime, timeMinutes } from './time.ts';

test.each([
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['9', '09:00'],
  ['19', '19:00'],
  ['오후 2:30', '14:30'],
  ['오전 12시', '00:00'],
  ['오후 7시 5분', '19:05'],
  ['２１：００', '21:00'],
  ['6:00 PM', '18:00'],
  ['pm 6:30', '18:30'],
  ['12:05 a.m.', '00:05'],
  ['18시 30분', '18:30'],
  ['2400', null],
  ['960', null],
  ['저녁', null],
  ['', null],
])('%s means %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

test('minutes convert to a clock time and back', () => {
  expect(formatTime(timeMinutes('23:50') + 20)).toBe('00:10');
  expect(formatTime(-10)).toBe('23:50');
});
