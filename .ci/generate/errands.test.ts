// @module-tag whole
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { placedByHasura } from './generated.mjs';

vi.setConfig({ testTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'generate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pristine = join(folder, 'pristine');
copyProject(pristine);

/** A clean clone, in which somebody runs an errand and generates once. */
class Clone {
  readonly root: string;

  constructor(name: string) {
    this.root = join(folder, name);
    cpSync(pristine, this.root, { recursive: true });
    symlinkSync(resolve('node_modules'), join(this.root, 'node_modules'));
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  edit(path: string, change: (text: string) => string): void {
    const before = this.read(path);
    const after = change(before);
    if (after === before) throw new Error(`${path} has not changed`);
    this.write(path, after);
  }

  remove(...paths: string[]): void {
    for (const path of paths) rmSync(join(this.root, path), { recursive: true });
  }

  generate(...args: string[]): void {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['.ci/generate/generate.ts', ...args], {
      cwd: this.root,
      encoding: 'utf8',
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
  }

  /** Every generated file with its text. */
  generated(): Map<string, string> {
    const found = globSync('**/generated/**/*.*', { cwd: this.root, exclude: ['node_modules'] });
    return new Map([...found, ...placedByHasura].sort().map((path) => [path, this.read(path)]));
  }

  /** When each of them was written. */
  touched(): Map<string, number> {
    return new Map([...this.generated().keys()].map((path) => [path, statSync(join(this.root, path)).mtimeMs]));
  }
}

const contract = ['operations.ts', 'api.d.ts', 'zod/tags.ts', 'openapi.json'].map(
  (file) => `openapi/generated/${file}`,
);

function addMerge(clone: Clone): void {
  clone.edit('openapi/paths/tags.yaml', (text) => text + mergeTag);
}

const mergeTag = `/tag/{tagId}/merge:
  parameters:
    - $ref: '../schemas/parameters.yaml#/tagId'
  post:
    operationId: mergeTag
    summary: 태그 합치기
    tags: [tags]
    x-access: ta
    x-invalidates: [tags]
    requestBody: { required: true, content: { application/json: { schema: { $ref: '../schemas/tags.yaml#/TagOrder' } } } }
    responses:
      '204': { $ref: '../schemas/responses.yaml#/NoContent' }
      4XX: { $ref: '../schemas/responses.yaml#/Problem' }
`;

test('a new operation of a slice, generated whole or for the slice alone', () => {
  const [whole, alone] = [new Clone('operation'), new Clone('operation-alone')];
  for (const clone of [whole, alone]) addMerge(clone);
  whole.generate();
  alone.generate('--only', 'tags');
  for (const file of [...contract, 'client/generated/rest/tags.ts']) expect(whole.read(file)).toContain('ergeTag');
  expect(alone.generated()).toEqual(whole.generated());
});

test('a contract that is wrong leaves all as it was, byte for byte and untouched', () => {
  const clone = new Clone('half-way');
  addMerge(clone);
  const before = clone.touched();
  // The description of an operation is refused after the calls and validators are written.
  clone.edit('openapi/operations.tsv', (text) => `${text}nonsense\n`);
  expect(() => clone.generate('--only', 'tags')).toThrow('operations.tsv line');
  expect(clone.touched()).toEqual(before);
  clone.edit('openapi/operations.tsv', (text) => text.replace('nonsense\n', ''));
  clone.generate('--only', 'tags');
  for (const file of contract) expect(clone.read(file)).toContain('ergeTag');
  // Nor is anything touched that is made anew and the same.
  const generated = clone.touched();
  clone.generate('--only', 'tags');
  expect(clone.touched()).toEqual(generated);
});

test('a new column that a screen reads', () => {
  const clone = new Clone('column');
  const migration = 'hasura/migrations/default/9999_tags_note';
  clone.write(
    `${migration}/up.sql`,
    `alter table tags add column note text not null default '';
comment on column tags.note is E'메모\\n@personal none';
`,
  );
  clone.write(`${migration}/down.sql`, 'alter table tags drop column note;\n');
  clone.edit('hasura/metadata/databases/default/tables/public_tags.yaml', (text) =>
    text.replaceAll('columns: [id, name,', 'columns: [id, name, note,'),
  );
  clone.edit('crm/tags/tags.graphql', (text) => text.replace('    name\n', '    name\n    note\n'));
  clone.generate();
  expect(clone.read('hasura/generated/tables.ts')).toMatch(/interface TagsTable \{[^}]*\bnote: /);
  expect(clone.read('crm/tags/generated/graphql.ts')).toContain('note: string');
  expect(clone.read('hasura/metadata/query_collections.yaml')).toContain('{id name note color');
});

test('a renamed field of a body', () => {
  const clone = new Clone('field');
  clone.edit('openapi/schemas/tags.yaml', (text) => text.replaceAll('color', 'colour'));
  clone.generate();
  expect(clone.read('openapi/generated/zod/tags.ts')).toContain('"colour": ');
  expect(clone.read('openapi/generated/zod/tags.ts')).not.toContain('"color": ');
  expect(clone.read('openapi/generated/api.d.ts')).toContain('TagInput: { name: string; colour: string }');
});

test('a removed slice', () => {
  const clone = new Clone('slice');
  clone.remove('openapi/paths/tags.yaml', 'openapi/schemas/tags.yaml', 'api/rest/tags', 'crm/tags');
  clone.generate();
  expect([...clone.generated().keys()].filter((path) => /\btags\.(ts|graphql)$/.test(path))).toEqual([]);
  expect(clone.read('openapi/generated/operations.ts')).not.toContain("tag: 'tags'");
  expect(clone.read('client/generated/commands.ts')).not.toContain('/tags.ts');
});

test('metadata that somebody changed in the console and exported stays as it is', () => {
  const clone = new Clone('console');
  const tables = globSync('hasura/metadata/databases/**/*.yaml', { cwd: clone.root }).filter(
    (path) => !placedByHasura.includes(path),
  );
  // An export writes each file anew, in a layout of its own.
  for (const path of tables) clone.write(path, stringify(parse(clone.read(path)), { indentSeq: false }));
  clone.edit('hasura/metadata/databases/default/tables/public_tags.yaml', (text) => `${text}is_enum: false\n`);
  clone.edit('hasura/metadata/query_collections.yaml', (text) => `${text}${ownCollection}`);
  clone.edit('hasura/metadata/allow_list.yaml', (text) => `${text}- collection: reports\n  scope: { global: true }\n`);
  const exported = new Map(tables.map((path) => [path, clone.read(path)]));
  clone.generate();
  for (const [path, text] of exported) expect(clone.read(path), path).toBe(text);
  expect(parse(clone.read('hasura/metadata/query_collections.yaml'))).toContainEqual(parse(ownCollection)[0]);
  expect(parse(clone.read('hasura/metadata/allow_list.yaml'))).toContainEqual({
    collection: 'reports',
    scope: { global: true },
  });
  // What screens may read and send is as before.
  for (const [path, text] of new Clone('unchanged').generated()) {
    if (!placedByHasura.includes(path)) expect(clone.read(path), path).toBe(text);
  }
});

const ownCollection = `- name: reports
  definition:
    queries:
      - name: tags
        query: query Tags { tags { name } }
`;

/** What git knows of this tree, without pictures. */
function copyProject(target: string): void {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const path of list.split('\0')) {
    if (path === '' || /\.(png|webp|jpg|pdf|woff2)$/.test(path)) continue;
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(path, join(target, path));
  }
}
