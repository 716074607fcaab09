import { GraphQLEnumType, type GraphQLInputFieldConfigMap, type GraphQLInputObjectType } from 'graphql';
import type { Table } from '../model/types.ts';
import { AGGREGATES, aggregated } from '../model/aggregates.ts';
import type { TypeRegistry } from './types.ts';

/** `T_order_by`: own columns, columns of object relationships, aggregates of array relationships. */
export function orderBy(types: TypeRegistry, table: Table): GraphQLInputObjectType {
  return types.input(`${table.graphqlName}_order_by`, () => {
    const fields: GraphQLInputFieldConfigMap = {};
    for (const column of types.view.comparable(table)) fields[column.graphqlName] = { type: direction(types) };
    for (const { name, table: rows, use } of types.view.computed(table)) {
      if (rows && !use.inputs.length) fields[`${name}_aggregate`] = { type: aggregateOrderBy(types, rows) };
    }
    for (const { name, kind, remote } of types.view.relationships(table)) {
      if (kind === 'object') fields[name] = { type: orderBy(types, remote) };
      else fields[`${name}_aggregate`] = { type: aggregateOrderBy(types, remote) };
    }
    return fields;
  });
}

function aggregateOrderBy(types: TypeRegistry, table: Table): GraphQLInputObjectType {
  return types.input(`${table.graphqlName}_aggregate_order_by`, () => {
    const fields: GraphQLInputFieldConfigMap = { count: { type: direction(types) } };
    for (const aggregate of AGGREGATES) {
      const columns = aggregated(aggregate, types.view.comparable(table));
      if (!columns.length) continue;
      const ordered = columns.map((column) => [column.graphqlName, { type: direction(types) }]);
      const name = `${table.graphqlName}_${aggregate}_order_by`;
      fields[aggregate] = { type: types.input(name, Object.fromEntries(ordered)) };
    }
    return fields;
  });
}

function direction(types: TypeRegistry): GraphQLEnumType {
  return types.once('order_by', (name) => {
    const values = Object.entries(DIRECTIONS).map(([key, { description }]) => [key, { description }]);
    return new GraphQLEnumType({ name, description: 'column ordering options', values: Object.fromEntries(values) });
  });
}

const DIRECTIONS = {
  asc: { description: 'in ascending order, nulls last' },
  asc_nulls_first: { description: 'in ascending order, nulls first' },
  asc_nulls_last: { description: 'in ascending order, nulls last' },
  desc: { description: 'in descending order, nulls first' },
  desc_nulls_first: { description: 'in descending order, nulls first' },
  desc_nulls_last: { description: 'in descending order, nulls last' },
};
