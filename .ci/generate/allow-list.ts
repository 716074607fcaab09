/** The documents of the screens as Hasura's allow list: in production every other document is refused. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { print, stripIgnoredCharacters, type DocumentNode } from 'graphql';
import { parse, stringify } from 'yaml';

/** The roles that send the documents of a room. The public pages are for everybody. */
const rolesOf: Record<string, string[]> = {
  app: ['anonymous', 'student', 'ta', 'manager'],
  portal: ['student'],
  crm: ['ta', 'manager'],
  'crm managers': ['manager'],
  'portal staff': ['ta', 'manager'],
};

const header =
  '# Generated from the documents of the screens by `npm run generate`. Do not edit; collections of other names stay.\n';

/** Writes `query_collections.yaml` and `allow_list.yaml` of Hasura's metadata from the modules that codegen wrote. What a person added to them in Hasura's console stays. */
export async function generateAllowList(): Promise<void> {
  const collections = new Map(Object.keys(rolesOf).map((name) => [name, [] as { name: string; query: string }[]]));
  for (const file of globSync('{app,crm,portal}/*/generated/*.ts', { exclude: ['**/limits.ts'] }).sort()) {
    const [room = '', slice = ''] = file.split('/');
    const collection = collectionOf(file, room);
    const exported = (await import(resolve(file))) as Record<string, DocumentNode | undefined>;
    for (const [name, document] of Object.entries(exported)) {
      if (document?.kind !== 'Document') continue;
      // A line each: a server compares them without their spaces, and a changed document is one changed line.
      const query = stripIgnoredCharacters(print(document));
      collections.get(collection)?.push({ name: `${slice}/${name.replace(/Document$/, '')}`, query });
    }
  }
  const used = [...collections].filter(([, queries]) => queries.length > 0);
  write(
    'query_collections',
    'name',
    used.map(([name, queries]) => ({ name, definition: { queries } })),
  );
  write(
    'allow_list',
    'collection',
    used.map(([collection]) => ({ collection, scope: { global: false, roles: rolesOf[collection] } })),
  );
}

function collectionOf(file: string, room: string): string {
  if (file.endsWith('/manager.ts')) return 'crm managers';
  return file.endsWith('/staff.ts') ? 'portal staff' : room;
}

function write<Key extends string>(file: string, key: Key, entries: Record<Key, string>[]): void {
  const path = `hasura/metadata/${file}.yaml`;
  const before = (parse(readFileSync(path, 'utf8')) ?? []) as Record<Key, string>[];
  const added = before.filter((entry) => !(entry[key] in rolesOf));
  writeFileSync(path, header + stringify([...entries, ...added], { lineWidth: 0 }));
}
