import {
  GraphQLBoolean,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLInputFieldConfigMap,
  type GraphQLInputObjectType,
} from 'graphql';
import { operatorsFor, takesKeys, takesList } from '../model/operators.ts';
import type { Column, Table } from '../model/types.ts';
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
    for (const column of types.view.readable(table)) {
      fields[column.graphqlName] = { type: comparison(types, column), ...given };
    }
    for (const { name: field, remote } of types.view.relationships(table)) {
      fields[field] = { type: boolExp(types, remote), ...given };
    }
    return fields;
  });
}

function comparison(types: TypeRegistry, column: Column): GraphQLInputObjectType {
  const type = types.columnType(column);
  const isArray = type instanceof GraphQLList;
  const base = isArray ? `${types.scalar(column.scalar).name}_array` : type.name;
  const given = reads('nonNull');
  return types.input(`${base}_comparison_exp`, () => {
    const fields: GraphQLInputFieldConfigMap = { _is_null: { type: GraphQLBoolean, ...reads('nonNull', 'boolean') } };
    for (const operator of operatorsFor(column.type, isArray, column.enumTable !== null)) {
      const operand = takesKeys(operator) ? GraphQLString : type;
      fields[operator] = takesList(operator)
        ? { type: isArray ? new GraphQLList(new GraphQLNonNull(type)) : listOf(operand), ...given }
        : { type: operand, ...(isArray ? reads('nonNull', 'array') : given) };
    }
    if (column.type === 'jsonb') fields['_cast'] = { type: jsonbCast(types), ...given };
    return fields;
  });
}

function jsonbCast(types: TypeRegistry): GraphQLInputObjectType {
  const text = { type: 'text', scalar: 'String', elementType: null, enumTable: null } as Column;
  return types.input('jsonb_cast_exp', () => ({ String: { type: comparison(types, text), ...reads('nonNull') } }));
}
