import { Kind, type DocumentNode, type SelectionNode } from 'graphql';
import { answerFields } from '../../answerFields.ts';
import type { AnswerTypes } from '../refuseDocument.ts';

/** An object of an answer. */
export interface AnsweredObject {
  /** As GraphQL names it: `lectures`. */
  type: string;
  /** Its values by the names of the schema; what has another name in the answer, or was asked with arguments, is not among them. */
  fields: ReadonlyMap<string, unknown>;
  /** Those that are objects, or lists of them. */
  related: ReadonlySet<string>;
  path: string;
  /** The object that it is answered in. */
  parent?: AnsweredObject;
}

/** A value of an object by its name, `plan.title` of a row it belongs to, `parent.title` of the one around it; undefined where it is not asked for. */
export function valueAt({ fields, parent }: AnsweredObject, name: string): unknown {
  if (fields.has(name)) return fields.get(name);
  const [first = '', ...rest] = name.split('.');
  if (first === 'parent' && !fields.has(first)) return parent && valueAt(parent, rest.join('.'));
  return rest.reduce<unknown>(
    (of, step) => (typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[step] : undefined),
    fields.get(first),
  );
}

/** Every object of an answer to a document, the outer ones first. */
export function answeredObjects(types: AnswerTypes, document: DocumentNode, data: unknown): AnsweredObject[] {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operation ? read(`${operation.operation}_root`, operation.selectionSet.selections, data, '$') : [];

  function read(
    type: string,
    selections: readonly SelectionNode[],
    value: unknown,
    path: string,
    parent?: AnsweredObject,
  ): AnsweredObject[] {
    if (Array.isArray(value)) return value.flatMap((one, at) => read(type, selections, one, `${path}[${at}]`, parent));
    if (!(type in types) || typeof value !== 'object' || value === null) return [];
    const values = new Map<string, unknown>(Object.entries(value));
    const asked = [...answerFields(document, selections)];
    const plain = asked.filter(([key, field]) => key === field.name && field.arguments.length === 0 && values.has(key));
    const bare = (name: string) => types[type]?.[name]?.replaceAll(/[[\]!]/g, '') ?? '';
    const own: AnsweredObject = {
      type,
      fields: new Map(plain.map(([key]) => [key, values.get(key)])),
      related: new Set(plain.flatMap(([key]) => (bare(key) in types ? [key] : []))),
      path,
      parent,
    };
    const inner = asked.flatMap(([key, { name, selections: of }]) =>
      read(bare(name), of, values.get(key), `${path}.${key}`, own),
    );
    return [own, ...inner];
  }
}
