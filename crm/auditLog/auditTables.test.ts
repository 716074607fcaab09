// @module-tag tree
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auditTables } from './auditTables.ts';

const folder = 'hasura/generated/functions';

test('every table that the audit log keeps has a Korean name', () => {
  const kept = readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/ ON (\w+) FOR EACH ROW EXECUTE FUNCTION audit_row/g)].map(
      ([, table]) => table ?? '',
    ),
  );
  expect(kept).toContain('pay_slips');
  expect(kept.filter((table) => !(table in auditTables))).toEqual([]);
});
