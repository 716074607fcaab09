/** Writes the contract's types by openapi-typescript. Run by `npm run generate`. */
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format } from 'oxfmt';
import ts from 'typescript';
import { rawOperations } from './describe.ts';

const folder = new URL('generated/', import.meta.url);
const header = '// Generated from openapi/ by `npm run generate`. Do not edit.\n\n';
/** Methods that a path does not have. */
const absentMethods = /^ +(get|put|post|delete|options|head|patch|trace)\?: never;\n/gm;

/** Writes `generated/api.d.ts`: the paths, the schemas and the operations as they are sent and answered; needs the bundle. */
export async function generateTypes(): Promise<void> {
  const document = JSON.parse(readFileSync(new URL('openapi.json', folder), 'utf8')) as OpenAPI3;
  // What a call does is said once, at the browser's calls.
  for (const { operation } of rawOperations(document)) Object.assign(operation, { summary: '', description: '' });
  const syntax = await openapiTypescript(document, {
    // What has a default may be left out; `operations.ts` says what it is after validation.
    defaultNonNullable: false,
    transform: ({ format: kind }) =>
      kind === 'binary' ? ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob')) : undefined,
  });
  const { code } = await format('api.d.ts', astToString(syntax).replaceAll(absentMethods, ''), {
    printWidth: 240,
    objectWrap: 'collapse',
    singleQuote: true,
  });
  writeFileSync(new URL('api.d.ts', folder), header + code);
}
