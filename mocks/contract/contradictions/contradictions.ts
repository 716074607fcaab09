import { evaluate } from '../sql/evaluate.ts';
import { parseSql, type Expression } from '../sql/parseSql.ts';
import { rowRules } from '#hasura/generated/rowRules.ts';
import { valueAt, type AnsweredObject } from './answeredObjects.ts';
import { figures } from './figures.ts';

/** What contradicts itself in an answer, or the database, each with its path: no such row, two rows of one key, a figure that does not follow, two truths. */
export function contradictions(objects: readonly AnsweredObject[]): string[] {
  return [...objects.flatMap(untruths), ...sharedKeys(objects), ...twoTruths(objects)];
}

function untruths(object: AnsweredObject): string[] {
  const { type, path } = object;
  const row = { get: (name: string) => valueAt(object, name) };
  const demands = [...(rowRules[type]?.checks ?? []), ...(figures[type] ?? [])];
  return demands
    .filter((one) => evaluate(parsed(one), row) === false)
    .map((one) => `${path}: ${type} always have ${one}`);
}

const trees = new Map<string, Expression>();

/** Each is read once. */
function parsed(demand: string): Expression {
  const tree = trees.get(demand) ?? parseSql(demand);
  trees.set(demand, tree);
  return tree;
}

function sharedKeys(objects: readonly AnsweredObject[]): string[] {
  const owners = new Map<string, unknown>();
  return objects.flatMap(({ type, fields, path }) =>
    (rowRules[type]?.keys ?? []).flatMap(({ columns, where }) => {
      const id = fields.get('id');
      const values = columns.map((column) => fields.get(column) ?? null);
      if (id === undefined || columns.includes('id') || values.includes(null)) return [];
      if (where !== undefined && evaluate(parsed(where), fields) !== true) return [];
      const key = JSON.stringify([type, columns, where, values]);
      const owner = owners.get(key) ?? id;
      owners.set(key, owner);
      return owner === id ? [] : [`${path}: another of the ${type} has the same ${columns.join(', ')}`];
    }),
  );
}

/** One row is answered twice, and differs. */
function twoTruths(objects: readonly AnsweredObject[]): string[] {
  const known = new Map<string, string>();
  return objects.flatMap(({ type, fields, related, path }) => {
    const id = fields.get('id');
    if (typeof id !== 'string') return [];
    return [...fields].flatMap(([name, value]) => {
      if (related.has(name)) return [];
      const key = `${type} ${id} ${name}`;
      const text = JSON.stringify(value);
      const first = known.get(key) ?? text;
      known.set(key, first);
      return first === text
        ? []
        : [`${path}.${name}: ${text}, but ${first} where the same of the ${type} is elsewhere`];
    });
  });
}
