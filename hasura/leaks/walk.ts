/** Generates every query a role's schema allows, up to a depth, without knowledge of the fields. */
import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** The root fields without required arguments. */
function listRoots(schema: GraphQLSchema): Field[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.filter((field) => isObjectType(getNamedType(field.type)) && !field.args.some(isRequiredArgument));
}

/** The root fields that ask for one row by its key. */
export function keyRoots(schema: GraphQLSchema): Field[] {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) => args.some(isRequiredArgument));
}

/** Excluded fields as `type.field`, or whole types. */
export type LeftOut = ReadonlySet<string>;

/** A document for each root and first relationship: all columns, and all relationships to a depth, all their columns. */
export function deepReads(schema: GraphQLSchema, depth: number, leftOut: LeftOut = new Set()): string[] {
  return listRoots(schema).flatMap((root) => {
    const type = getNamedType(root.type) as GraphQLObjectType;
    if (leftOut.has(type.name)) return [];
    const relationships = relationshipsOf(type, leftOut).map((field) => selection(field, depth - 1, leftOut));
    const own = leaves(type, leftOut);
    return [`{ ${root.name} { ${own} } }`, ...relationships.map((inner) => `{ ${root.name} { ${inner} } }`)];
  });
}

/** A document for each root and each column it can be sorted by, up to a depth of relationships, ties by all columns. */
export function sortedReads(schema: GraphQLSchema, depth: number, leftOut: LeftOut = new Set()): string[] {
  return listRoots(schema).flatMap((root) => {
    const type = getNamedType(root.type) as GraphQLObjectType;
    const order = root.args.find(({ name }) => name === 'order_by');
    const input = order && getNamedType(order.type);
    if (!isInputObjectType(input) || leftOut.has(type.name)) return [];
    const ties = inputPaths(input, 1, leftOut).map((path) => nest(path, 'asc'));
    return inputPaths(input, depth, leftOut).map(
      (path) => `{ ${root.name}(order_by: [${[nest(path, 'asc'), ...ties].join(', ')}]) { ${leaves(type, leftOut)} } }`,
    );
  });
}

/** A column that a root can be filtered by: the path to it through relationships. */
export interface FilterPath {
  root: string;
  path: string[];
  /** The table's name in GraphQL that the column belongs to. */
  table: string;
  column: string;
}

/** Every column that every root can be filtered by, up to a depth of relationships. */
export function filterPaths(schema: GraphQLSchema, depth: number): FilterPath[] {
  return listRoots(schema).flatMap((root) => {
    const where = root.args.find(({ name }) => name === 'where');
    const input = where && getNamedType(where.type);
    if (!isInputObjectType(input)) return [];
    return filterPathsOf(input, depth).map((path) => ({ root: root.name, ...path }));
  });
}

function filterPathsOf(input: GraphQLInputObjectType, depth: number): Omit<FilterPath, 'root'>[] {
  return Object.values(input.getFields()).flatMap(({ name, type }) => {
    const inner = getNamedType(type);
    if (name.startsWith('_') || !isInputObjectType(inner)) return [];
    if (inner.name.endsWith('_comparison_exp')) {
      return [{ path: [name], table: input.name.replace(/_bool_exp$/, ''), column: name }];
    }
    if (depth === 1 || !inner.name.endsWith('_bool_exp')) return [];
    return filterPathsOf(inner, depth - 1).map(({ path, ...rest }) => ({ path: [name, ...path], ...rest }));
  });
}

/** `['student', 'name']` and `asc` as `{student: {name: asc}}`. */
export function nest(path: string[], value: string): string {
  return path.reduceRight((inner, name) => `{${name}: ${inner}}`, value);
}

function inputPaths(input: GraphQLInputObjectType, depth: number, leftOut: LeftOut): string[][] {
  const table = input.name.replace(/_order_by$/, '');
  return Object.values(input.getFields()).flatMap(({ name, type }) => {
    const inner = getNamedType(type);
    if (leftOut.has(`${table}.${name}`) || leftOut.has(inner.name.replace(/_order_by$/, ''))) return [];
    if (!isInputObjectType(inner)) return [[name]];
    return depth === 1 ? [] : inputPaths(inner, depth - 1, leftOut).map((path) => [name, ...path]);
  });
}

function selection(field: Field, depth: number, leftOut: LeftOut): string {
  const type = getNamedType(field.type) as GraphQLObjectType;
  const inner = depth <= 1 ? [] : relationshipsOf(type, leftOut).map((each) => selection(each, depth - 1, leftOut));
  return `${field.name} { ${leaves(type, leftOut)} ${inner.join(' ')} }`;
}

function relationshipsOf(type: GraphQLObjectType, leftOut: LeftOut): Field[] {
  return fieldsOf(type, leftOut).filter((field) => isObjectType(getNamedType(field.type)));
}

function fieldsOf(type: GraphQLObjectType, leftOut: LeftOut): Field[] {
  return Object.values(type.getFields()).filter(
    (field) => !leftOut.has(`${type.name}.${field.name}`) && !leftOut.has(getNamedType(field.type).name),
  );
}

function leaves(type: GraphQLObjectType, leftOut: LeftOut): string {
  const fields = fieldsOf(type, leftOut).filter((field) => isLeafType(getNamedType(field.type)));
  return ['__typename', ...fields.map(({ name }) => name)].join(' ');
}
