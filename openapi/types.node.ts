/** Writes the contract's types by openapi-typescript. Run by `npm run generate`. */
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format } from 'oxfmt';
import ts from 'typescript';
import { entriesOf, rawOperations } from './describe.ts';

const folder = new URL('generated/', import.meta.url);
const header = '// Generated from openapi/ by `npm run generate`. Do not edit.\n\n';
/** What the type itself says. */
const saysEnum = /^ +(\/\*)?\* @enum \{.*\}( \*\/)?\n/gm;
const oneLineComment = /\/\*\*\n +\* (.*)\n +\*\//g;

/** Writes `generated/api.d.ts`: paths, schemas and operations as they are sent and answered; needs the bundle. */
export async function generateTypes(): Promise<void> {
  const syntax = await openapiTypescript(wordlessDocument(), {
    // What has a default may be left out; `operations.ts` says what it is after validation.
    defaultNonNullable: false,
    transform: ({ format: kind }) => (kind === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  const text = astToString(syntax.map((node) => (isPaths(node) ? callsOnly(node) : node)))
    .replaceAll(saysEnum, '')
    .replaceAll(oneLineComment, '/** $1 */');
  const { code } = await format('api.d.ts', text, { printWidth: 240, objectWrap: 'collapse', singleQuote: true });
  writeFileSync(new URL('api.d.ts', folder), header + code);
}

/** The bundle without what it says of calls and answers: at the calls of the browser it is said once. */
function wordlessDocument() {
  const document = JSON.parse(readFileSync(new URL('openapi.json', folder), 'utf8')) as OpenAPI3;
  for (const { operation } of rawOperations(document)) {
    const answers = entriesOf(operation.responses).map(([, answer]) => answer);
    for (const said of [operation, ...answers]) Object.assign(said as object, { summary: '', description: '' });
  }
  return document;
}

const isPaths = (node: ts.Node) => ts.isInterfaceDeclaration(node) && node.name.text === 'paths';

/** Of each path the calls it has: not those it has not, nor the parameters, which each operation repeats. */
function callsOnly(node: ts.Node): ts.Node {
  if (!ts.isTypeLiteralNode(node)) return ts.visitEachChild(node, callsOnly, undefined);
  const calls = node.members.filter(
    (it) => ts.isPropertySignature(it) && it.type?.kind === ts.SyntaxKind.IndexedAccessType,
  );
  return ts.factory.createTypeLiteralNode(calls);
}
