import {
  GraphQLBoolean,
  GraphQLNonNull,
  type GraphQLInputFieldConfigMap,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { PREDICATES, predicateColumns, type Predicate } from '../model/aggregates.ts';
import type { Column, Table } from '../model/types.ts';
import { comparison } from './comparison.ts';
import { reads } from './meaning.ts';
import { listOf, type TypeRegistry } from './types.ts';

/**
 * `T_aggregate_bool_exp`: one figure over related rows, compared.
 * @param filter the table's `T_bool_exp`, for the rows that count
 * @returns null when the role can take none
 */
export function aggregateBoolExp(
  types: TypeRegistry,
  table: Table,
  filter: GraphQLInputObjectType,
): GraphQLInputObjectType | null {
  const name = `${table.graphqlName}_aggregate_bool_exp`;
  const possible = PREDICATES.filter(
    ({ of }) => of === 'rows' || predicateColumns(of, types.view.readable(table)).length,
  );
  if (!possible.length) return null;
  return types.input(
    name,
    () => {
      const fields = possible.map((predicate) => [
        predicate.name,
        { type: predicateInput(types, table, { parent: name, predicate, filter }), ...reads('nonNull') },
      ]);
      return Object.fromEntries(fields) as GraphQLInputFieldConfigMap;
    },
    { exactlyOne: 'exactly one predicate should be specified' },
  );
}

function predicateInput(
  types: TypeRegistry,
  table: Table,
  { parent, predicate, filter }: { parent: string; predicate: Predicate; filter: GraphQLInputObjectType },
): GraphQLInputObjectType {
  return types.input(`${parent}_${predicate.name}`, () => {
    const operand = argumentsType(types, table, parent, predicate);
    return {
      // oxlint-disable-next-line house/no-conditional-spread -- a field is never undefined
      ...(operand && { arguments: { type: operand } }),
      distinct: { type: GraphQLBoolean, ...reads('nonNull', 'boolean') },
      filter: { type: filter, ...reads('nonNull') },
      predicate: {
        type: new GraphQLNonNull(comparison(types, { ...predicate.result, elementType: null, enumTable: null })),
      },
    };
  });
}

function argumentsType(
  types: TypeRegistry,
  table: Table,
  parent: string,
  { name, of, operands }: Predicate,
): GraphQLInputType | null {
  const readable = types.view.readable(table);
  if (of === 'rows')
    return readable.length ? listOf(types.columnEnum(`${table.graphqlName}_select_column`, readable)) : null;
  const columns: Column[] = predicateColumns(of, readable);
  const column = types.columnEnum(`${table.graphqlName}_select_column_${parent}_${name}_arguments_columns`, columns);
  if (!operands) return new GraphQLNonNull(column);
  const fields = operands.map((operand) => [operand, { type: new GraphQLNonNull(column) }]);
  return new GraphQLNonNull(
    types.input(`${parent}_${name}_arguments`, Object.fromEntries(fields) as GraphQLInputFieldConfigMap),
  );
}
