import { resolve } from 'node:path';
import { type DocumentNode, getNamedType, isLeafType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import contract from '../../../openapi/generated/openapi.json' with { type: 'json' };
import { operations, type OperationId } from '../../../openapi/generated/operations.ts';
import type { KindName } from '../../../hasura/personal/kinds.ts';
import { readingKind } from '../../../hasura/personal/readings.ts';
import { roleSchema } from '../role-schema.ts';
import { modules, type Role } from '../rest/senders.ts';
import { answerKind } from './answers.ts';

/** A document or operation that answers something of a person. */
export interface PersonalCall {
  name: string;
  slice: string;
  /** Who may call it: a role of GraphQL, or an access of the contract. */
  by: string;
  /** The fields of each kind. */
  told: ReadonlyMap<KindName, ReadonlySet<string>>;
}

/** What says nothing of a person by itself. */
const bare = /^(id|\w+Id|version|isDone|count|createdAt|updatedAt|__typename)$/;

/** The documents of all screens that answer something of a person. @throws where a table has no kind */
export async function readDocuments(): Promise<PersonalCall[]> {
  const calls: PersonalCall[] = [];
  for (const { file, slice, role } of modules()) {
    const exported = (await import(resolve(file))) as Record<string, DocumentNode | undefined>;
    for (const [name, document] of Object.entries(exported)) {
      if (document?.kind !== 'Document') continue;
      calls.push({ name: name.replace(/Document$/, ''), slice, by: role, told: toldBy(role, document) });
    }
  }
  return calls.filter(({ told }) => told.size > 0);
}

const derived = /_(aggregate|aggregate_fields|(avg|max|min|sum)_fields|mutation_response)$/;

function toldBy(role: Role, document: DocumentNode): PersonalCall['told'] {
  const told = new Map<KindName, Set<string>>();
  const types = new TypeInfo(roleSchema(role));
  const note = () => {
    const [parent, type, field] = [types.getParentType(), types.getType(), types.getFieldDef()?.name ?? ''];
    if (!parent || !type || !isLeafType(getNamedType(type)) || bare.test(field)) return;
    const kind = readingKind(snakeCase(parent.name.replace(derived, '')), snakeCase(field));
    if (kind !== undefined) told.set(kind, (told.get(kind) ?? new Set()).add(field));
  };
  visit(document, visitWithTypeInfo(types, { Field: note }));
  return told;
}

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}
interface Answer {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}
const { paths, components } = contract as unknown as {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  components: { schemas: Record<string, Schema>; responses?: Record<string, Answer> };
};

/** The operations that answer something of a person. @throws where a text of an answer has no kind */
export function readOperations(): PersonalCall[] {
  return (Object.keys(operations) as OperationId[])
    .map((id) => ({ name: id, slice: operations[id].tag, by: operations[id].access, told: toldByOperation(id) }))
    .filter(({ told }) => told.size > 0);
}

function toldByOperation(id: OperationId): PersonalCall['told'] {
  const told = new Map<KindName, Set<string>>();
  for (const { name, isText } of leavesOf(id)) {
    const kind = bare.test(name) ? undefined : answerKind(id, name, isText);
    if (kind !== undefined) told.set(kind, (told.get(kind) ?? new Set()).add(name));
  }
  return told;
}

/** Every field of every answer. */
export const answeredFields = (): { operation: string; field: string }[] =>
  (Object.keys(operations) as OperationId[]).flatMap((operation) =>
    leavesOf(operation).map(({ name }) => ({ operation, field: name })),
  );

/** The values of what an operation answers when it does as it is asked. */
function leavesOf(id: OperationId): Leaf[] {
  const { method, path } = operations[id];
  const answers = Object.entries(paths[path]?.[method.toLowerCase()]?.responses ?? {});
  return answers
    .filter(([status]) => /^2/.test(status))
    .map(([, answer]) => (answer.$ref ? components.responses?.[answer.$ref.split('/').at(-1) ?? ''] : answer))
    .flatMap((answer) => Object.values(answer?.content ?? {}).flatMap(({ schema }) => leaves(schema, '(whole)')));
}

interface Leaf {
  name: string;
  isText: boolean;
}

/** The values of an answer by the name of their field; a text is one that people wrote, no id, date or word of a list. */
function leaves(given: Schema, name: string, seen: readonly Schema[] = []): Leaf[] {
  const schema = given.$ref ? (components.schemas[given.$ref.split('/').at(-1) ?? ''] ?? {}) : given;
  if (seen.includes(schema)) return [];
  const deeper = [...seen, schema];
  const { allOf = [], oneOf = [], anyOf = [], items, additionalProperties: values, properties } = schema;
  const parts = [
    ...allOf,
    ...oneOf,
    ...anyOf,
    ...(items ? [items] : []),
    ...(typeof values === 'object' ? [values] : []),
  ];
  const inside = [
    ...parts.flatMap((part) => leaves(part, name, deeper)),
    ...Object.entries(properties ?? {}).flatMap(([field, value]) => leaves(value, field, deeper)),
  ];
  if (parts.length > 0 || properties) return inside;
  const types = [schema.type].flat();
  if (schema.enum || schema.const !== undefined || types.includes('boolean')) return [];
  if (['uuid', 'date', 'date-time'].includes(schema.format ?? '')) return [];
  return [{ name, isText: types.includes('string') }];
}
