import { readFileSync } from 'node:fs';
import { describeOperations } from '../../../openapi/describe.ts';

/**
 * orval's types as names of those of `openapi/generated/api.d.ts`: schemas, and the queries of operations. Of the others, those
 * that are needed stay as orval wrote them, such as the type of an answer without content.
 */
export function namedTypes(types: Map<string, string>, needed: readonly string[]): Map<string, string> {
  const contract = contractTypes();
  const named = [...types].flatMap(([name, text]): [string, string][] => {
    const type = contract.get(name);
    if (type !== undefined) return [[name, [`export type ${name} = ${type};`, ...constantOf(text)].join('\n')]];
    return needed.includes(name) ? [[name, text]] : [];
  });
  return new Map(named);
}

/** What orval's names of schemas and of queries stand for. */
function contractTypes(): Map<string, string> {
  const document = JSON.parse(readFileSync('openapi/generated/openapi.json', 'utf8')) as Contract;
  const schemas = Object.keys(document.components.schemas).map((name): [string, string] => [
    name.replace('-', ''),
    `components['schemas']['${name}']`,
  ]);
  const queries = describeOperations(document).map(({ operationId }): [string, string] => [
    `${operationId[0]?.toUpperCase()}${operationId.slice(1)}Params`,
    `NonNullable<operations['${operationId}']['parameters']['query']>`,
  ]);
  return new Map([...queries, ...schemas]);
}

interface Contract {
  components: { schemas: Record<string, unknown> };
}

/** The words of an enumeration as an object, in one line. */
function constantOf(text: string): string[] {
  const [constant] = /^export const [^;]*;/m.exec(text) ?? [];
  return constant === undefined ? [] : [constant.replaceAll(/\s+/g, ' ').replace(', }', ' }')];
}
