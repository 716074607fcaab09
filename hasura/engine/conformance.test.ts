// @module-tag sampled
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readCases, type Case } from './testing/conformance/cases.ts';
import { runCase, type Outcome } from './testing/conformance/run.ts';
import { tableOf } from './testing/conformance/table.ts';
import { openDatabase } from './testing/pgliteDatabase.ts';
import { openPostgresDatabase, startPostgres } from './testing/postgresDatabase.node.ts';
import type { SqlDatabase } from './types.ts';

const folder = process.env['HASURA_CONFORMANCE'] ?? resolve(import.meta.dirname, '../../../shared/hasura-conformance');
const cases = existsSync(folder) ? readCases(folder) : [];
const groups = Map.groupBy(cases, ({ group }) => group);
const server = cases.length ? await startPostgres() : null;
afterAll(() => server?.stop());

interface Place {
  name: string;
  open: (() => Promise<SqlDatabase & { close(): Promise<void> }>) | null;
}

const places: Place[] = [
  { name: 'PGlite', open: openDatabase },
  { name: 'PostgreSQL', open: server && (() => openPostgresDatabase(server)) },
];

// Without the folder the cases are counted as skipped.
describe.skipIf(!cases.length).each(places)("Hasura's own cases on $name", ({ name, open }) => {
  it.skipIf(!open)('are answered as Hasura answers them', { timeout: 300_000 }, async () => {
    const db = await open!();
    const outcomes = new Map<Case, Outcome>();
    for (const entry of cases) outcomes.set(entry, await runCase(db, entry));
    await db.close();
    process.stdout.write(`${tableOf(name, outcomes)}\n`);
    const failed = [...outcomes].filter(([, { passed }]) => !passed);
    const share = (list: readonly Case[]) => list.filter((one) => outcomes.get(one)?.passed).length / list.length;
    expect(
      failed.filter(([{ group }]) => !group.startsWith('opt-')).map(([{ path }, { reason }]) => `${path}: ${reason}`),
    ).toEqual([]);
    for (const [group, list] of groups) expect(share(list), group).toBeGreaterThanOrEqual(0.8);
    // Message, code and path, wherever the case states an error.
    expect([...outcomes].flatMap(([{ path }, { otherErrors }]) => otherErrors.map((one) => `${path}: ${one}`))).toEqual(
      [],
    );
  });
});
