// @module-tag tree
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { DocumentNode } from 'graphql';
import { stringifyDocument } from '@urql/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '#engine';
import type { PGliteDatabase } from '../adapters/pglite.ts';
import { files, openMigrated } from '#hasura/testing/migrated.node.ts';

/** The least privileged role that sends a room's documents; some files name another. */
const roleOf: Record<string, string> = { app: 'anonymous', portal: 'student', crm: 'ta' };
const roleOfFile: Record<string, string> = { 'manager.ts': 'manager', 'staff.ts': 'ta' };
const userId = '01970000-0000-7000-8000-000000000000';
const refused = 'query is not allowed';

let db: PGliteDatabase;
let engine: Engine;
beforeAll(async () => {
  db = await openMigrated();
  engine = await createEngine(db.sql, files, { allowList: true });
});
afterAll(() => db.close());

async function messages(query: string, role: string): Promise<string[]> {
  const { result } = await engine.execute({ query }, { role, variables: { 'x-hasura-user-id': userId } });
  return result.errors?.map(({ message }) => message) ?? [];
}

describe('in production the engine answers', () => {
  it.each(globSync('{app,crm,portal}/*/generated/*.ts', { exclude: ['**/limits.ts'] }))(
    'what the screens of %s send',
    async (file) => {
      const role = roleOfFile[basename(file)] ?? roleOf[file.split('/')[0] ?? ''] ?? '';
      const exported = (await import(resolve(file))) as Record<string, DocumentNode | undefined>;
      const documents = Object.values(exported).filter((value) => value?.kind === 'Document');
      expect(documents).not.toEqual([]);
      for (const document of documents) {
        // In the form the browser's transport sends.
        if (document) expect(await messages(stringifyDocument(document), role)).not.toContain(refused);
      }
    },
  );

  it.each([
    ['manager', '{ lectures { id } }'],
    ['student', '{ __schema { types { name } } }'],
    ['student', '{ users { passwordHash } }'],
  ])('a %s nothing else: %s', async (role, query) => {
    expect(await messages(query, role)).toEqual([refused]);
  });

  it('no documents of another role', async () => {
    const file = resolve('crm/students/generated/graphql.ts');
    const exported = (await import(file)) as Record<string, DocumentNode | undefined>;
    const document = Object.values(exported).find((value) => value?.kind === 'Document');
    expect(document && (await messages(stringifyDocument(document), 'student'))).toEqual([refused]);
  });
});
