// @module-tag tree
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '#openapi/generated/operations.ts';

// What only managers may send is offered to managers only: from the part that sends it up to the screen, some part asks whether the person may.

const sources = new Map(
  globSync('crm/**/*.{ts,tsx}', {
    exclude: ['**/*.stories.tsx', '**/*.test.*', '**/testing/**', '**/generated/**'],
  }).map((file) => [file, readFileSync(file, 'utf8')] as const),
);
const asks = /<CanAccess|useCan\(|\bmay: \[|hasLevel\(|useIsManager\(|mayOpen\(/;
/** Parts that hide themselves, and whose addresses `CrmScreens` refuses. */
const hiddenByRefine = /<CreateLink/;

const commands = Object.entries(operations).flatMap(([id, { access }]) => (access === 'admin' ? [id] : []));
const documents = globSync('crm/**/*.manager.graphql').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^mutation (\w+)/gm)].map(([, name = '']) => `${name}Document`),
);
const senders = [...commands, ...documents].flatMap((name) => {
  const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const mention = new RegExp(`\\b(${name}|${hook})\\b`);
  return [...sources].flatMap(([file, text]) => (mention.test(text) ? [[name, file] as const] : []));
});

const importers = new Map<string, string[]>();
for (const [file, text] of sources) {
  for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)) {
    const target = join(dirname(file), path);
    importers.set(target, [...(importers.get(target) ?? []), file]);
  }
}

/** The files by which a part is reached from the app without anybody asking; undefined when somebody asks on each way. */
function unasked(file: string, seen: string[] = []): string[] | undefined {
  const text = sources.get(file) ?? '';
  if (asks.test(text) || hiddenByRefine.test(text) || seen.includes(file)) return undefined;
  const way = [...seen, file];
  const above = importers.get(file) ?? [];
  if (above.length === 0 || file.endsWith('/index.tsx')) return way;
  return above.map((importer) => unasked(importer, way)).find((found) => found !== undefined);
}

describe('what only managers may send', () => {
  it('is found in the screens', () => expect(senders.length).toBeGreaterThan(5));

  it.each(senders)('%s in %s is offered to them alone', (_, file) => {
    expect(unasked(file)).toBeUndefined();
  });

  it('is noticed when nobody asks', () => expect(unasked('crm/tags/TagDialog.tsx')).toBeDefined());
});
