/**
 * Types and documents of the GraphQL reads, per slice: `<room>/<slice>/*.graphql` becomes `<room>/<slice>/generated/graphql.ts`,
 * checked against the schema of the role that will send it; `*.manager.graphql` becomes `generated/manager.ts`.
 */
import { globSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema, type DocumentNode } from 'graphql';
import { tablesRead } from './.ci/generate/tables-read.ts';

type Role = 'anonymous' | 'student' | 'ta' | 'manager';

const roles: Record<string, Role> = { app: 'anonymous', portal: 'student', crm: 'ta' };
const header = '// Generated from *.graphql by `npm run generate`. Do not edit.\n\n';
// Fragments stand inside the documents that use them; alone, nothing sends them.
const fragmentDocument = /^export const \w+FragmentDoc = .*\n/gm;
const forManager = '.manager.graphql';

const scalars = {
  bigint: 'number',
  date: 'string',
  float8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'number',
  smallint: 'number',
  time: 'string',
  timestamptz: 'string',
  uuid: 'string',
};

/** One generated file: where it goes, whose schema it obeys, which documents it holds. */
interface Output {
  file: string;
  role: Role;
  documents: string[];
}

function outputs(): Output[] {
  const byFile = new Map<string, Output>();
  for (const path of globSync('{app,crm,portal}/*/**/*.graphql', { exclude: ['**/generated/**'] }).sort()) {
    const [room = '', slice = ''] = path.split('/');
    const isManagers = path.endsWith(forManager);
    const role = isManagers || (room === 'crm' && slice.startsWith('admin')) ? 'manager' : (roles[room] ?? 'anonymous');
    const file = `${room}/${slice}/generated/${isManagers ? 'manager' : 'graphql'}.ts`;
    const output = byFile.get(file) ?? { file, role, documents: [] };
    output.documents.push(path);
    byFile.set(file, output);
  }
  return [...byFile.values()];
}

function generate({ role, documents }: Output): CodegenConfig['generates'][string] {
  const sdl = `hasura/generated/${role}.graphql`;
  const schema = buildSchema(readFileSync(sdl, 'utf8'));
  return {
    schema: sdl,
    documents,
    plugins: ['typescript-operations', 'typed-document-node'],
    hooks: {
      beforeOneFileWrite: (_path: string, content: string) => header + content.replaceAll(fragmentDocument, ''),
    },
    config: {
      scalars,
      strictScalars: true,
      skipTypename: true,
      useTypeImports: true,
      documentNodeImport: '../../../client/graphql/gqlDocument.ts#GqlDocument',
      unstable_onExecutableDocumentNode: (document: DocumentNode) => ({ tables: tablesRead(schema, document) }),
    },
  };
}

export default {
  errorsOnly: true,
  generates: Object.fromEntries(outputs().map((output) => [output.file, generate(output)])),
} satisfies CodegenConfig;
