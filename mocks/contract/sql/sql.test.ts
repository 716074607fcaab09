// @module-tag timeless
import { expect, it } from 'vitest';
import { rowRules } from '#hasura/generated/rowRules.ts';
import { evaluate } from './evaluate.ts';
import { parseSql } from './parseSql.ts';

const row = new Map<string, unknown>([
  ['startsAt', '2026-11-25T14:00:00+09:00'],
  ['endsAt', '2026-11-25T05:00:00Z'],
  ['status', 'DONE'],
  ['doneAt', null],
  ['name', '김민수'],
  ['free', 3],
  ['isOpen', false],
  ['flags', ['DIM', 'LOW']],
  ['week.number', 5],
]);

it.each([
  // Instants by their time, whatever their zone.
  ['(ends_at > starts_at)', false],
  ['(ends_at >= starts_at)', true],
  ["(ends_at <= (starts_at + '12:00:00'::interval))", true],
  ["(((starts_at AT TIME ZONE 'Asia/Seoul'::text))::date = '2026-11-25'::date)", true],
  // Null is neither true nor false.
  ["((status = 'DONE'::text) = (done_at IS NOT NULL))", false],
  ['(done_at > starts_at)', null],
  ["((done_at > starts_at) AND (status = 'OPEN'::text))", false],
  ["((done_at > starts_at) OR (status = 'DONE'::text))", true],
  ['(num_nonnulls(done_at, name, free) = 2)', true],
  // Of what was not asked for, and of a function of which nothing is known, nobody can say.
  ["((status = 'DONE'::text) = (cancelled_at IS NOT NULL))", undefined],
  ["(fits_sms_channel(status, name) OR (status = 'OPEN'::text))", undefined],
  ["(fits_sms_channel(status, name) OR (status = 'DONE'::text))", true],
  ["(status = ANY (ARRAY['OPEN'::text, 'DONE'::text]))", true],
  ["(status <> ALL (ARRAY['OPEN'::text, 'DONE'::text]))", false],
  ['((name = btrim(name)) AND ((length(name) >= 1) AND (length(name) <= 2)))', false],
  ['(name IS NFC NORMALIZED)', true],
  ["(name ~ '^[가-힣]+$'::text)", true],
  ["(name !~ '[/[:cntrl:]]'::text)", true],
  ["(name ~~ '김%'::text)", true],
  ['(NOT is_open)', true],
  ['(cardinality(flags) = 2)', true],
  ['((free >= (0)::numeric) AND (free <= (2)::numeric))', false],
  ["CASE status WHEN 'OPEN'::text THEN (done_at IS NULL) ELSE (free = 4) END", false],
  ['CASE WHEN is_open THEN 1 WHEN (free > 2) THEN 2 END', 2],
  ['greatest(free - 5, 0) + round(100 * free / 7, 1) * 2', 85.8],
  ['week.number = 5 AND abs(free - 5) < 3', true],
])('%s', (sql, value) => {
  expect(evaluate(parseSql(sql), row)).toBe(value);
});

it('reads whatever the database demands', () => {
  const demands = Object.values(rowRules).flatMap(({ checks, keys }) => [...checks, ...keys.map(({ where }) => where)]);
  for (const demand of demands) if (demand !== undefined) parseSql(demand);
  expect(demands.length).toBeGreaterThan(500);
});

it.each(['(free = 3', 'free = )', "CASE WHEN is_open THEN 'a' free", 'free free'])('refuses %s', (sql) => {
  expect(() => parseSql(sql)).toThrow();
});
