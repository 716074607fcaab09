import {
  GraphQLBoolean,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLInputFieldConfigMap,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { operatorsFor, patternType, takesKeys, takesList } from '../model/operators.ts';
import type { Column, CompareOperator, Table } from '../model/types.ts';
import { aggregateBoolExp } from './aggregateWhere.ts';
import { reads } from './meaning.ts';
import { listOf, type TypeRegistry } from './types.ts';

/** What of a column decides how its values are compared. */
export type Comparable = Pick<Column, 'type' | 'scalar' | 'elementType' | 'enumTable'>;

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
      const figures = kind === 'array' && types.view.of(remote).select?.aggregations && aggregateBoolExp(types, remote);
      if (figures) fields[`${field}_aggregate`] = { type: figures, ...given };
    }
    return fields;
  });
}

/** `X_comparison_exp`: the operators a value of the column can be compared with. */
export function comparison(types: TypeRegistry, column: Comparable): GraphQLInputObjectType {
  const type = types.columnType(column);
  const isArray = type instanceof GraphQLList;
  const base = isArray ? `${types.scalar(column.scalar).name}_array` : type.name;
  const given = reads('nonNull');
  return types.input(`${base}_comparison_exp`, () => {
    const fields: GraphQLInputFieldConfigMap = { _is_null: { type: GraphQLBoolean, ...reads('nonNull', 'boolean') } };
    for (const operator of operatorsFor(column.type, isArray, column.enumTable !== null)) {
      const operand = operandType(types, operator, type);
      fields[operator] = takesList(operator)
        ? { type: isArray ? new GraphQLList(new GraphQLNonNull(type)) : listOf(operand), ...given }
        : { type: operand, ...(isArray ? reads('nonNull', 'array') : given) };
    }
    if (column.type === 'jsonb') fields['_cast'] = { type: jsonbCast(types), ...given };
    return fields;
  });
}

function operandType(types: TypeRegistry, operator: CompareOperator, type: GraphQLInputType): GraphQLInputType {
  const pattern = patternType(operator);
  if (pattern) return types.scalar(pattern);
  return takesKeys(operator) ? GraphQLString : type;
}

function jsonbCast(types: TypeRegistry): GraphQLInputObjectType {
  const text = { type: 'text', scalar: 'String', elementType: null, enumTable: null };
  return types.input('jsonb_cast_exp', () => ({ String: { type: comparison(types, text), ...reads('nonNull') } }));
}
