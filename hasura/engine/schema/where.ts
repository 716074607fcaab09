import type { GraphQLInputFieldConfigMap, GraphQLInputObjectType } from 'graphql';
import type { Table } from '../model/types.ts';
import { aggregateBoolExp } from './aggregateWhere.ts';
import { comparison } from './comparison.ts';
import { reads } from './meaning.ts';
import { listOf, type TypeRegistry } from './types.ts';

/** `T_bool_exp`: what a role may filter a table by. */
export function boolExp(types: TypeRegistry, table: Table): GraphQLInputObjectType {
  const name = `${table.graphqlName}_bool_exp`;
  const given = reads('nonNull');
  return types.input(name, () => {
    const own = boolExp(types, table);
    const fields: GraphQLInputFieldConfigMap = {
      _and: { type: listOf(own), ...given },
      _or: { type: listOf(own), ...given },
      _not: { type: own, ...given },
    };
    for (const column of types.view.comparable(table)) {
      fields[column.graphqlName] = { type: comparison(types, column), ...given };
    }
    for (const { name: field, table: rows, use } of types.view.computed(table)) {
      if (rows && !use.inputs.length) fields[field] = { type: boolExp(types, rows), ...given };
    }
    for (const { name: field, kind, remote } of types.view.relationships(table)) {
      fields[field] = { type: boolExp(types, remote), ...given };
      const figures =
        kind === 'array' &&
        types.view.of(remote).select?.aggregations &&
        aggregateBoolExp(types, remote, boolExp(types, remote));
      if (figures) fields[`${field}_aggregate`] = { type: figures, ...given };
    }
    return fields;
  });
}
