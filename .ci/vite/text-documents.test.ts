// @module-tag tree
// @module-tag timeless
import { globSync, readFileSync } from 'node:fs';
import { print, type DocumentNode } from 'graphql';
import { expect, it } from 'vitest';
import { textDocument } from '#client/graphql/textDocument.ts';
import { withTexts } from './text-documents.ts';

const files = globSync('{crm,portal,client,app}/**/generated/{graphql,manager,staff}.ts');
const trees = /^export const (\w+) = (\{.*\}) as unknown as /gm;
const calls = /^export const (\w+) = \/\*#__PURE__\*\/ textDocument\((".*"), (\[.*\])\) as unknown as /gm;

it('says in text what each generated document says', () => {
  let count = 0;
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    const built = new Map(
      [...withTexts(code).matchAll(calls)].map(([, name, text = '', tables = '']) => [
        name,
        textDocument(JSON.parse(text) as string, JSON.parse(tables) as string[]),
      ]),
    );
    for (const [, name, tree = ''] of code.matchAll(trees)) {
      const { __meta__: meta, ...document } = JSON.parse(tree) as DocumentNode & { __meta__?: { tables: string[] } };
      const made = built.get(name);
      expect(print(made as DocumentNode), name).toBe(print(document));
      expect(made?.__meta__?.tables).toEqual(meta?.tables ?? []);
      count++;
    }
  }
  expect(count).toBeGreaterThan(200);
});
