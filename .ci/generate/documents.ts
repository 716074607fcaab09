/** Runs the configuration of `codegen.ts`: types and documents of the GraphQL reads, per slice. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import type { Types } from '@graphql-codegen/plugin-helpers';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { buildASTSchema, type DocumentNode, type GraphQLSchema, Kind, parse, visit } from 'graphql';
import { config, documentConfig, forManager, forStaff, roles, variablesOf, type Role } from '../../codegen.ts';
import { readSchema } from '../../hasura/schemaFiles.node.ts';
import { tablesRead } from './tables-read.ts';

const header = '// Generated from *.graphql by `npm run generate`. Do not edit.\n\n';
// A fragment is part of each document that uses it; it is never sent alone.
const fragmentDocument = /^export const \w+FragmentDoc = .*\n/gm;
// No document of this project defers a fragment.
const deferHelper = /^\/\*\* Internal type.*\nexport type Incremental<.*\n/gm;
/** The folder of a room whose fragments all its documents may use. */
const shared = 'shared';

/** One generated file: its path, the role of its schema, and its documents. */
interface Output {
  file: string;
  slice: string;
  role: Role;
  documents: Types.DocumentFile[];
}

/** A role's schema in the two forms that the plugins want. */
type Schema = { schema: DocumentNode; schemaAst: GraphQLSchema };

/** Writes the documents of every slice, or of one; removes files whose documents are gone. */
export async function generateDocuments(only?: string): Promise<void> {
  const all = outputs();
  removeStale(all.map(({ file }) => file));
  const isAll = only === undefined || only === shared;
  const chosen = isAll ? all : all.filter(({ slice }) => slice === only);
  for (const role of new Set(chosen.map((output) => output.role))) {
    const schema = parse(readSchema(role));
    const schemaAst = buildASTSchema(schema, { assumeValidSDL: true });
    const given = { schema, schemaAst };
    for (const output of chosen.filter((it) => it.role === role)) await writeDocuments(given, output);
    const documents = [...new Set(all.filter((output) => output.role === role).flatMap((output) => output.documents))];
    await write(variablesOf(role), given, documents, ['typescript-operations'], { generateOperationTypes: false });
  }
}

function outputs(): Output[] {
  const byFile = new Map<string, Output>();
  for (const location of globSync('{app,crm,portal}/*/**/*.graphql', { exclude: ['**/generated/**'] }).sort()) {
    const [room = '', slice = ''] = location.split('/');
    if (slice === shared) continue;
    const { role, module } = senderOf(location, room, slice);
    const file = `${room}/${slice}/generated/${module}.ts`;
    const output = byFile.get(file) ?? { file, slice, role, documents: [] };
    output.documents.push({ location, document: parse(readFileSync(location, 'utf8')) });
    byFile.set(file, output);
  }
  const outputs = [...byFile.values()];
  for (const { file, documents } of outputs) documents.push(...fragmentsUsed(file.split('/')[0] ?? '', documents));
  return outputs;
}

/** The role that sends a document, and the module it is generated into. */
function senderOf(location: string, room: string, slice: string): { role: Role; module: string } {
  if (location.endsWith(forManager)) return { role: 'manager', module: 'manager' };
  if (location.endsWith(forStaff)) return { role: 'ta', module: 'staff' };
  const isAdmins = room === 'crm' && slice.startsWith('admin');
  return { role: isAdmins ? 'manager' : (roles[room] ?? 'anonymous'), module: 'graphql' };
}

const fragmentsOf = new Map<string, Map<string, Types.DocumentFile>>();

/** The fragments in a room's folder `shared`, each a document of its own. */
function sharedFragments(room: string): Map<string, Types.DocumentFile> {
  const known = fragmentsOf.get(room);
  if (known) return known;
  const found = new Map<string, Types.DocumentFile>();
  for (const location of globSync(`${room}/${shared}/*.graphql`).sort()) {
    for (const definition of parse(readFileSync(location, 'utf8')).definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) throw new Error(`${location}: only fragments are shared`);
      const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [definition] };
      found.set(definition.name.value, { location: `${location}#${definition.name.value}`, document });
    }
  }
  fragmentsOf.set(room, found);
  return found;
}

/** Those that documents spread, and those that these spread. */
function fragmentsUsed(room: string, documents: readonly Types.DocumentFile[]): Types.DocumentFile[] {
  const used = new Set<Types.DocumentFile>();
  const look = (document: DocumentNode) =>
    visit(document, {
      FragmentSpread: ({ name }) => {
        const fragment = sharedFragments(room).get(name.value);
        if (!fragment?.document || used.has(fragment)) return;
        used.add(fragment);
        look(fragment.document);
      },
    });
  for (const { document } of documents) if (document) look(document);
  return [...used];
}

function removeStale(files: string[]) {
  for (const file of globSync('{app,crm,portal}/*/generated/*.ts')) if (!files.includes(file)) rmSync(file);
}

function writeDocuments(given: Schema, { file, role, documents }: Output) {
  return write(file, given, documents, ['typescript-operations', 'typed-document-node'], {
    ...documentConfig(role),
    unstable_onExecutableDocumentNode: (document: DocumentNode) => ({ tables: tablesRead(given.schemaAst, document) }),
  });
}

const pluginMap = { 'typescript-operations': typescriptOperations, 'typed-document-node': typedDocumentNode };

async function write(
  filename: string,
  given: Schema,
  documents: Types.DocumentFile[],
  plugins: (keyof typeof pluginMap)[],
  settings: Record<string, unknown>,
) {
  const content = await codegen({
    filename,
    ...given,
    documents,
    plugins: plugins.map((name) => ({ [name]: {} })),
    pluginMap,
    config: { ...config, ...settings },
    // Slices may give the same name to operations of their own.
    skipDocumentsValidation: { skipDuplicateValidation: true },
  });
  const text = content.replaceAll(fragmentDocument, '').replaceAll(deferHelper, '').trim();
  if (text === '') return rmSync(filename, { force: true });
  mkdirSync(dirname(filename), { recursive: true });
  writeFileSync(filename, `${header}${text}\n`);
}
