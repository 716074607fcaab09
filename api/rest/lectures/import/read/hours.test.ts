// @module-tag timeless
import { expect, it } from 'vitest';
import { parseDate, parseTerm } from './dates.ts';
import { parseDays, parseHours } from './hours.ts';

const said = (text: string, days?: number[]) => {
  const parsed = parseHours(text, days);
  return 'value' in parsed
    ? parsed.value.map(({ weekday, startsAt, endsAt }) => `${weekday} ${startsAt}-${endsAt}`).join(' ')
    : parsed.reason;
};

it.each([
  ['월수 18:00~20:00', '1 18:00-20:00 3 18:00-20:00'],
  ['월,수,금 18시-20시', '1 18:00-20:00 3 18:00-20:00 5 18:00-20:00'],
  ['월·수 오후 6시~8시', '1 18:00-20:00 3 18:00-20:00'],
  ['월(18:00~20:00) 토(10:00~12:30)', '1 18:00-20:00 6 10:00-12:30'],
  ['월 18:00~20:00 / 수 19:00~21:00', '1 18:00-20:00 3 19:00-21:00'],
  ['매주 화요일 19:30 ~ 22:00', '2 19:30-22:00'],
  ['월~금 4시~5시반', '1 16:00-17:30 2 16:00-17:30 3 16:00-17:30 4 16:00-17:30 5 16:00-17:30'],
  ['토 10:00~1:00', '6 10:00-13:00'],
  ['주말 오전 9시~12시', '6 09:00-12:00 7 09:00-12:00'],
  ['화목18:00-20:00', '2 18:00-20:00 4 18:00-20:00'],
])('%s', (text, hours) => expect(said(text)).toBe(hours));

it('takes the days from elsewhere, and refuses what says none', () => {
  expect(said('18:00~20:00', [1, 3])).toBe('1 18:00-20:00 3 18:00-20:00');
  for (const text of [
    '18:00~20:00',
    '밤에',
    '월 18:00',
    '월수',
    '월 20:00~20:00',
    '월 25:00~26:00',
    '월 18:00~20:00 격주',
  ])
    expect(said(text)).toMatch(/알 수 없습니다/);
});

it('says where it took an hour for one of the afternoon', () => {
  expect(parseHours('월 6:00~8:00')).toMatchObject({ note: '‘월 6:00~8:00’은 오후로 읽었습니다' });
  expect(parseHours('월 오전 6:00~8:00')).not.toHaveProperty('note');
});

it('reads weekdays as they are written', () => {
  expect(['월수금', '월/수', '화~목', '평일', '월요일, 목요일', '격주 월', ''].map(parseDays)).toEqual([
    [1, 3, 5],
    [1, 3],
    [2, 3, 4],
    [1, 2, 3, 4, 5],
    [1, 4],
    null,
    null,
  ]);
});

it('reads dates and terms', () => {
  const dates = [
    '2026-09-01',
    '26.9.1',
    '2026년 9월 1일',
    '20260901',
    '2026-09-01(화)',
    '2026. 9. 1.',
    '2026-02-30',
    '9월쯤',
  ];
  expect(
    dates.map((text) => ('value' in parseDate(text) ? (parseDate(text) as { value: string }).value : null)),
  ).toEqual([...Array.from({ length: 6 }, () => '2026-09-01'), null, null]);
  expect(parseTerm('2026.9.1~12.20')).toEqual({ value: { startsOn: '2026-09-01', endsOn: '2026-12-20' } });
  expect(parseTerm('2026-09-01 ~ 2027-01-10')).toEqual({ value: { startsOn: '2026-09-01', endsOn: '2027-01-10' } });
});
