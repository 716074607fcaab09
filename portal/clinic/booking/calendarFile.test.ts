import { expect, it } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const entry = {
  uid: '01990000-0000-7000-8000-000000000001@academy',
  title: '다온학원 클리닉',
  startsAt: '2026-11-25T10:00:00+09:00',
  endsAt: '2026-11-25T11:30:00+09:00',
  place: '3관 301호',
  description: '',
};
const file = (change: object = {}) => calendarFile({ ...entry, ...change }, new Date('2026-11-21T13:00:00.123Z'));
const lines = (change?: object) => file(change).split('\r\n');

it('is a calendar with one entry in UTC and an alarm an hour before', () => {
  expect(lines()).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//academy//portal//KO', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...['BEGIN:VEVENT', `UID:${entry.uid}`, 'DTSTAMP:20261121T130000Z'],
    ...['DTSTART:20261125T010000Z', 'DTEND:20261125T023000Z'],
    ...['SUMMARY:다온학원 클리닉', 'LOCATION:3관 301호'],
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT1H', 'DESCRIPTION:다온학원 클리닉', 'END:VALARM'],
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ]);
});

it('escapes special characters, so that no text adds a line', () => {
  const text = '재시험; 오답, 정리\\풀이\r\nBEGIN:VEVENT';
  expect(lines({ description: text })).toContain('DESCRIPTION:재시험\\; 오답\\, 정리\\\\풀이\\nBEGIN:VEVENT');
  expect(lines({ description: text }).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

it('folds long lines by bytes and never within a character', () => {
  const description = '가나다라마바사아자차카타파하'.repeat(10);
  const folded = file({ description });
  const bytes = folded.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  expect(folded.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}\r\n`);
});

it('leaves out a missing place', () => {
  expect(file({ place: '' })).not.toContain('LOCATION');
});
