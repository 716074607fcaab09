import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
} from 'graphql';
import { AGGREGATES, aggregated, keepsType, type Aggregate } from '../model/aggregates.ts';
import type { Column, Relationship, Table, ComputedField } from '../model/types.ts';
import { functionArguments } from './functionArguments.ts';
import { means, reads } from './meaning.ts';
import { orderBy } from './orderBy.ts';
import { listOf, type TypeRegistry } from './types.ts';
import { boolExp } from './where.ts';

type Fields = GraphQLFieldConfigMap<unknown, unknown>;

/** `T`: the columns and relationships a role may read. */
export function tableObject(types: TypeRegistry, table: Table): GraphQLObjectType {
  return types.once(table.graphqlName, (name) => {
    const fields = (): Fields => ({
      ...Object.fromEntries(
        types.view.readable(table).map((column) => [column.graphqlName, columnField(types, column)]),
      ),
      ...Object.fromEntries(types.view.computed(table).map((field) => [field.name, computedField(types, field)])),
      ...Object.assign(
        {},
        ...types.view.relationships(table).map((relationship) => relatedFields(types, relationship)),
      ),
    });
    return new GraphQLObjectType({ name, description: table.comment, fields });
  });
}

/** Arguments of every list of rows. */
export function listArguments(types: TypeRegistry, table: Table): GraphQLFieldConfigArgumentMap {
  const readable = types.view.readable(table);
  const orderable = types.view.comparable(table).length > 0 || types.view.relationships(table).length > 0;
  return {
    // oxlint-disable-next-line house/no-conditional-spread -- an argument is never undefined
    ...(readable.length && { distinct_on: { type: listOf(selectColumn(types, table)) } }),
    limit: { type: GraphQLInt, ...reads('nonNegativeInt') },
    offset: { type: GraphQLInt, ...reads('bigInt') },
    ...(orderable && { order_by: { type: listOf(orderBy(types, table)) } }),
    where: { type: boolExp(types, table) },
  };
}

/** `T_aggregate`: figures over rows, and the rows. */
export function aggregateObject(types: TypeRegistry, table: Table): GraphQLObjectType {
  return types.once(`${table.graphqlName}_aggregate`, (name) => {
    const nodes = types.view.selectable(table) && { nodes: { type: rows(tableObject(types, table)) } };
    const fields = () => ({ aggregate: { type: aggregateFields(types, table) }, ...nodes });
    return new GraphQLObjectType({ name, fields });
  });
}

export function rows(type: GraphQLObjectType): GraphQLNonNull<GraphQLList<GraphQLNonNull<GraphQLObjectType>>> {
  return new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)));
}

const JSON_PATH = { type: GraphQLString, description: 'JSON select path', ...reads('nonNull', 'string') };

function columnField(
  types: TypeRegistry,
  column: Column,
  args: GraphQLFieldConfigArgumentMap = {},
): GraphQLFieldConfig<unknown, unknown> {
  const type = types.columnType(column);
  const isJson = column.type === 'json' || column.type === 'jsonb';
  return {
    type: column.nullable || types.view.shownWhen(column) ? type : new GraphQLNonNull(type),
    description: column.comment,
    args: isJson ? { ...args, path: JSON_PATH } : args,
    ...means({ kind: 'column', column }),
  };
}

function computedField(types: TypeRegistry, field: ComputedField): GraphQLFieldConfig<unknown, unknown> {
  const args = functionArguments(types, field.use);
  const base = { description: field.comment, ...means({ kind: 'computed', field }) };
  if (field.column) return { ...columnField(types, field.column, args), ...base };
  return {
    type: new GraphQLList(new GraphQLNonNull(tableObject(types, field.table))),
    args: { ...args, ...listArguments(types, field.table) },
    ...base,
  };
}

function relatedFields(types: TypeRegistry, relationship: Relationship): Fields {
  const { name, kind, remote, comment: description } = relationship;
  const fields: Fields = {};
  if (types.view.selectable(remote)) {
    const type = tableObject(types, remote);
    const object = relationship.nullable ? type : new GraphQLNonNull(type);
    const meaning = means({ kind: 'related', relationship });
    fields[name] =
      kind === 'object'
        ? { type: object, description, ...meaning }
        : { type: rows(type), description, args: listArguments(types, remote), ...meaning };
  }
  if (kind === 'array' && types.view.of(remote).select?.aggregations) {
    fields[`${name}_aggregate`] = {
      type: new GraphQLNonNull(aggregateObject(types, remote)),
      args: listArguments(types, remote),
      ...means({ kind: 'relatedAggregate', relationship }),
    };
  }
  return fields;
}

function aggregateFields(types: TypeRegistry, table: Table): GraphQLObjectType {
  return types.once(`${table.graphqlName}_aggregate_fields`, (name) => {
    const readable = types.view.readable(table);
    const comparable = types.view.comparable(table);
    const args: GraphQLFieldConfigArgumentMap = {
      columns: { type: listOf(selectColumn(types, table)) },
      distinct: { type: GraphQLBoolean, ...reads('boolean') },
    };
    const fields: Fields = {
      count: { type: new GraphQLNonNull(GraphQLInt), args: readable.length ? args : undefined },
    };
    for (const aggregate of AGGREGATES) {
      const columns = aggregated(aggregate, comparable);
      if (columns.length) fields[aggregate] = { type: figures(types, table, aggregate, columns) };
    }
    return new GraphQLObjectType({ name, fields });
  });
}

function figures(types: TypeRegistry, table: Table, aggregate: Aggregate, columns: Column[]): GraphQLObjectType {
  return types.once(`${table.graphqlName}_${aggregate}_fields`, (name) => {
    const fields = columns.map((column) => {
      const type = keepsType(aggregate) || aggregate === 'sum' ? types.columnType(column) : GraphQLFloat;
      return [column.graphqlName, { type, ...means({ kind: 'column', column }) }];
    });
    return new GraphQLObjectType({ name, fields: Object.fromEntries(fields) });
  });
}

function selectColumn(types: TypeRegistry, table: Table) {
  return types.columnEnum(`${table.graphqlName}_select_column`, types.view.readable(table));
}
