import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCases, type Case } from './testing/conformance/cases.ts';
import { runCase } from './testing/conformance/run.ts';
import { openDatabase, type TestDatabase } from './testing/pgliteDatabase.ts';

/** Passing cases so far, of all groups and of the required ones; may only grow. */
const PASSED = 125;
const PASSED_REQUIRED = 123;

const folder = process.env['HASURA_CONFORMANCE'] ?? resolve(import.meta.dirname, '../../../shared/hasura-conformance');

describe.skipIf(!existsSync(folder))("Hasura's own cases", () => {
  let db: TestDatabase;

  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  it('pass in no smaller number than before', { timeout: 300_000 }, async () => {
    const passed: Case[] = [];
    for (const entry of readCases(folder)) {
      const outcome = await runCase(db, entry);
      if (outcome.passed) passed.push(entry);
      else if (isRequired(entry)) report(`${entry.group} ${entry.path}: ${outcome.reason.slice(0, 300)}`);
    }
    const required = passed.filter(isRequired);
    report(`${passed.length} cases pass, ${required.length} of them required`);
    expect(passed.length).toBeGreaterThanOrEqual(PASSED);
    expect(required.length).toBeGreaterThanOrEqual(PASSED_REQUIRED);
  });
});

function isRequired({ group }: Case): boolean {
  return !group.startsWith('opt-');
}

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
