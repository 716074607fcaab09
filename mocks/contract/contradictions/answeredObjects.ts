import { Kind, type DocumentNode, type SelectionNode } from 'graphql';
import { answerFields } from '../../answerFields.ts';
import type { AnswerTypes } from '../refuseDocument.ts';

/** An object of an answer. */
export interface AnsweredObject {
  /** As GraphQL names it: `lectures`. */
  type: string;
  /**
   * Its values by the names of the schema, those of the one row it belongs to by `plan.title`. What has another
   * name in the answer, or was asked with arguments, is not among them.
   */
  fields: ReadonlyMap<string, unknown>;
  /** Those that are objects, or lists of them. */
  related: ReadonlySet<string>;
  path: string;
}

function valuesBelow(key: string, value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[key, value]];
  return [[key, value], ...Object.entries(value).flatMap(([name, inner]) => valuesBelow(`${key}.${name}`, inner))];
}

/** Every object of an answer to a document, the outer ones first. */
export function answeredObjects(types: AnswerTypes, document: DocumentNode, data: unknown): AnsweredObject[] {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operation ? read(`${operation.operation}_root`, operation.selectionSet.selections, data, '$') : [];

  function read(type: string, selections: readonly SelectionNode[], value: unknown, path: string): AnsweredObject[] {
    if (Array.isArray(value)) return value.flatMap((one, at) => read(type, selections, one, `${path}[${at}]`));
    if (!(type in types) || typeof value !== 'object' || value === null) return [];
    const values = new Map<string, unknown>(Object.entries(value));
    const asked = [...answerFields(document, selections)];
    const plain = asked.filter(([key, field]) => key === field.name && field.arguments.length === 0 && values.has(key));
    const bare = (name: string) => types[type]?.[name]?.replaceAll(/[[\]!]/g, '') ?? '';
    const own: AnsweredObject = {
      type,
      fields: new Map(plain.flatMap(([key]) => valuesBelow(key, values.get(key)))),
      related: new Set(plain.flatMap(([key]) => (bare(key) in types ? [key] : []))),
      path,
    };
    const inner = asked.flatMap(([key, { name, selections: of }]) =>
      read(bare(name), of, values.get(key), `${path}.${key}`),
    );
    return [own, ...inner];
  }
}
