import { GraphQLNonNull, GraphQLObjectType, GraphQLString, type GraphQLFieldConfigMap } from 'graphql';
import type { Column, RootName, Table } from '../model/types.ts';
import { functionRoots } from './functionRoots.ts';
import { means } from './meaning.ts';
import { aggregateObject, listArguments, rows, tableObject } from './objects.ts';
import { streamField } from './stream.ts';
import type { TypeRegistry } from './types.ts';

/** The answer of the one field a role without any query has. */
export const NO_QUERIES =
  'There are no queries available to the current role. Either there are no sources or remote schemas configured, ' +
  "or the current role doesn't have the required permissions.";

type Fields = GraphQLFieldConfigMap<unknown, unknown>;

export function queryRoot(types: TypeRegistry): GraphQLObjectType {
  const fields = readFields(types, 'query');
  if (!Object.keys(fields).length) {
    fields['no_queries_available'] = { type: new GraphQLNonNull(GraphQLString), description: NO_QUERIES };
  }
  return new GraphQLObjectType({ name: 'query_root', fields });
}

/** @returns null when the role may watch nothing */
export function subscriptionRoot(types: TypeRegistry): GraphQLObjectType | null {
  const fields = readFields(types, 'subscription');
  return Object.keys(fields).length ? new GraphQLObjectType({ name: 'subscription_root', fields }) : null;
}

/** Arguments that address a row by its primary key. */
export function keyArguments(types: TypeRegistry, key: readonly Column[]) {
  const entries = key.map((column) => [
    column.graphqlName,
    { type: new GraphQLNonNull(types.columnType(column)), description: column.comment },
  ]);
  return Object.fromEntries(entries) as Record<
    string,
    { type: GraphQLNonNull<ReturnType<TypeRegistry['columnType']>> }
  >;
}

type Operation = 'query' | 'subscription';

function readFields(types: TypeRegistry, operation: Operation): Fields {
  const tables = types.view.tables.map((table) => tableRoots(types, table, operation));
  return Object.assign({}, ...tables, functionRoots(types, 'query')) as Fields;
}

function tableRoots(types: TypeRegistry, table: Table, operation: Operation): Fields {
  const permission = types.view.of(table).select;
  if (!permission) return {};
  const fields: Fields = {};
  const roots = operation === 'query' ? permission.queryRoots : permission.subscriptionRoots;
  const open = (root: RootName) => roots?.has(root) ?? true;
  const meaning = (root: RootName) => ({
    description: table.rootComments[root],
    ...means({ kind: 'root', root, table }),
  });
  const key = types.view.readableKey(table);
  const selectable = types.view.selectable(table);
  if (open('select') && selectable) {
    const type = rows(tableObject(types, table));
    fields[table.roots.select] = { type, args: listArguments(types, table), ...meaning('select') };
  }
  if (open('select_by_pk') && key) {
    const args = keyArguments(types, key);
    fields[table.roots.select_by_pk] = { type: tableObject(types, table), args, ...meaning('select_by_pk') };
  }
  if (open('select_aggregate') && permission.aggregations) {
    const type = new GraphQLNonNull(aggregateObject(types, table));
    const args = listArguments(types, table);
    fields[table.roots.select_aggregate] = { type, args, ...meaning('select_aggregate') };
  }
  if (operation === 'subscription' && open('select_stream') && selectable) {
    const stream = streamField(types, table);
    if (stream) fields[table.roots.select_stream] = { ...stream, ...meaning('select_stream') };
  }
  return fields;
}
