import { expect, it } from 'vitest';
import { statementLabel } from './statementLabel.ts';

it.each([
  ['select "id" from "students" where "name" = $1', 'select students'],
  ['insert into "audit_log" ("id") values ($1)', 'insert audit_log'],
  ['update public.scores set points = $1', 'update scores'],
  ['with due as (select id from sms_recipients) update x set y = 1', 'with sms_recipients'],
  ['select set_config(\'hasura.user\', \'{"name":"from kim"}\', true)', 'select'],
  ["select pg_notify('refresh', 'it''s from lee, update choi')", 'select'],
  ['begin', 'begin'],
])('names %s as %s, without its values', (sql, label) => {
  expect(statementLabel(sql)).toBe(label);
});
