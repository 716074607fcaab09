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
import type { Column, CompareOperator } from '../model/types.ts';
import { reads } from './meaning.ts';
import { listOf, type TypeRegistry } from './types.ts';

/** What of a column decides how its values are compared. */
export type Comparable = Pick<Column, 'type' | 'scalar' | 'elementType' | 'enumTable'>;

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
