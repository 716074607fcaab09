import { expect, test } from 'vitest';
import { layOut } from './sqlLayout.ts';

const columns = Array.from({ length: 12 }, (_, at) => `t0."column_${at}" as "column${at}"`).join(', ');
const rows = (select: string) => `(select coalesce(json_agg(r), '[]'::json) from (${select}) r)`;

test('a statement that fits is one line', () => {
  expect(layOut('select 1 from "public"."tags" t0 where true')).toBe('select 1 from "public"."tags" t0 where true');
});

test('a long one has its columns packed and its clauses after them', () => {
  expect(layOut(`select json_build_object('tags', ${rows(`select ${columns} from "public"."tags" t0 limit 1`)})::text`))
    .toBe(`select json_build_object(
  'tags', (select coalesce(json_agg(r), '[]'::json) from (
    select ${columns.split(' ').slice(0, 15).join(' ')}
    ${columns.split(' ').slice(15, 30).join(' ')}
    ${columns.split(' ').slice(30).join(' ')}
    from "public"."tags" t0 limit 1
  ) r)
)::text`);
});

test('only spaces change, and none in a text', () => {
  const sql = `select ${columns} from "public"."tags" t0 where (t0."name" = ' from ( a,  b'${' and (t0."id" is null)'.repeat(9)})`;
  const laid = layOut(sql);
  expect(laid.replaceAll(/\s+/g, '')).toBe(sql.replaceAll(/\s+/g, ''));
  expect(laid).toContain("' from ( a,  b'");
});
