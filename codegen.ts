/**
 * What the GraphQL reads generate: `<room>/<slice>/*.graphql` becomes `<room>/<slice>/generated/graphql.ts`, checked against the schema of the
 * role that will send it; `*.manager.graphql` becomes `generated/manager.ts`, `*.staff.graphql` of the portal `generated/staff.ts`. All documents
 * of a room may use the fragments of `<room>/shared/*.graphql`. Types of variables are written once a role, in
 * `client/generated/graphql/<role>.ts`. `npm run generate` lets the CLI run it; so does `npx graphql-codegen --watch`.
 */
import type { CodegenConfig } from '@graphql-codegen/cli';
import type { DocumentNode } from 'graphql';
import { forgetSchemas, roleSchema } from './.ci/generate/role-schema.ts';
import { documentsOf, modules, roles, senders, type Role } from './.ci/generate/rest/senders.ts';
import { tablesRead } from './.ci/generate/tables-read.ts';
import { usedFragments } from './.ci/generate/used-fragments.ts';
import { schemaFiles } from './hasura/generate/schemaFiles.node.ts';

const header = '// Generated from *.graphql by `npm run generate`. Do not edit.\n\n';
// A fragment is part of each document that uses it; it is never sent alone.
const fragmentDocument = /^export const \w+FragmentDoc = .*\n/gm;
// No document of this project defers a fragment.
const deferHelper = /^\/\*\* Internal type.*\nexport type Incremental<.*\n/gm;

/** Where the types of a role's variables are written. */
export const variablesOf = (role: Role): string => `client/generated/graphql/${role}.ts`;

const output = (role: Role, documents: string[], plugins: string[], config: object) => ({
  // The CLI takes a schema that is built already; its types know only paths.
  get schema() {
    return roleSchema(role) as never;
  },
  watchPattern: schemaFiles(role),
  documents,
  documentTransforms: [{ transform: usedFragments }],
  plugins,
  config,
});

const documentModules = modules().map(({ file, role, documents }) => {
  const config = {
    importSchemaTypesFrom: variablesOf(role),
    importExtension: '.ts',
    documentNodeImport: '../../../client/graphql/gqlDocument.ts#GqlDocument',
    unstable_onExecutableDocumentNode: (document: DocumentNode) => ({ tables: tablesRead(roleSchema(role), document) }),
  };
  return [file, output(role, documents, ['typescript-operations', 'typed-document-node'], config)] as const;
});

const variableModules = roles.map((role) => {
  const documents = senders.filter((sender) => sender.role === role).flatMap((sender) => documentsOf(sender));
  return [
    variablesOf(role),
    output(role, documents, ['typescript-operations'], { generateOperationTypes: false }),
  ] as const;
});

export default {
  generates: Object.fromEntries([...documentModules, ...variableModules]),
  config: {
    scalars: {
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
    },
    strictScalars: true,
    skipTypename: true,
    useTypeImports: true,
    // Slices may give the same name to operations of their own.
    skipDocumentsValidation: { skipDuplicateValidation: true },
    // No output is a document, and ninety patterns to ignore take a second.
    ignore: [],
  },
  hooks: {
    beforeOneFileWrite: (_path: string, text: string) =>
      `${header}${text.replaceAll(fragmentDocument, '').replaceAll(deferHelper, '').trim()}\n`,
    onWatchTriggered: (_event: string, path: string) => forgetSchemas(path),
  },
} satisfies CodegenConfig;
