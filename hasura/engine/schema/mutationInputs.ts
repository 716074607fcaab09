import {
  GraphQLEnumType,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLInputFieldConfigMap,
  type GraphQLInputObjectType,
} from 'graphql';
import type { CatalogConstraint } from '../catalog/types.ts';
import { aggregated } from '../model/aggregates.ts';
import { isGraphQLName } from '../model/naming.ts';
import type { Column, Table } from '../model/types.ts';
import { reads, type InputReading } from './meaning.ts';
import { keyArguments } from './queryRoot.ts';
import { listOf, type TypeRegistry } from './types.ts';
import { boolExp } from './where.ts';

/** `T_insert_input`: columns, and rows of related tables that may be inserted along. */
export function insertInput(types: TypeRegistry, table: Table): GraphQLInputObjectType {
  return types.input(`${table.graphqlName}_insert_input`, () => {
    const fields = columnInputs(types, types.view.insertable(table));
    for (const { name, kind, remote } of table.relationships) {
      if (insertable(types, remote)) fields[name] = { type: relatedInput(types, remote, kind) };
    }
    return fields;
  });
}

/** Whether the role may insert into the table at all. */
export function insertable(types: TypeRegistry, table: Table): boolean {
  const insert = types.view.of(table).insert;
  return Boolean(insert) && table.insertable && (types.view.insertable(table).length > 0 || insert!.set.size > 0);
}

/** `T_on_conflict`; only with an update permission and a constraint to conflict with. */
export function onConflict(types: TypeRegistry, table: Table): GraphQLInputObjectType | null {
  if (!types.view.of(table).update || !table.updatable || !constraints(table).length) return null;
  return types.input(`${table.graphqlName}_on_conflict`, () => ({
    constraint: { type: new GraphQLNonNull(constraintEnum(types, table)) },
    update_columns: { type: new GraphQLNonNull(listOf(updateColumn(types, table))), defaultValue: [] },
    where: { type: boolExp(types, table), ...reads('nonNull') },
  }));
}

/** The operators of an update, as arguments: `_set`, `_inc` and those of jsonb. */
export function updateOperators(types: TypeRegistry, table: Table): GraphQLFieldConfigArgumentMap {
  const columns = types.view.updatable(table);
  const jsonb = columns.filter((column) => column.type === 'jsonb');
  const named = (suffix: string, fields: GraphQLInputFieldConfigMap) => ({
    type: types.input(`${table.graphqlName}_${suffix}_input`, fields),
    ...reads('nonNull'),
  });
  const each = (list: Column[], field: GraphQLInputFieldConfigMap[string]) =>
    Object.fromEntries(list.map((column) => [column.graphqlName, { ...field, description: column.comment }]));
  const numeric = aggregated('sum', columns);
  return {
    // oxlint-disable-next-line house/no-conditional-spread -- an argument is never undefined
    ...(columns.length && { _set: named('set', columnInputs(types, columns)) }),
    ...(numeric.length && { _inc: named('inc', columnInputs(types, numeric)) }),
    ...(jsonb.length && {
      _append: named('append', columnInputs(types, jsonb)),
      _prepend: named('prepend', columnInputs(types, jsonb)),
      _delete_key: named('delete_key', each(jsonb, { type: GraphQLString, ...reads('nonNull') })),
      _delete_elem: named('delete_elem', each(jsonb, { type: GraphQLInt, ...reads('nonNull') })),
      _delete_at_path: named('delete_at_path', each(jsonb, { type: listOf(GraphQLString), ...reads('nonNull') })),
    }),
  };
}

/** `T_pk_columns_input`. */
export function keyInput(types: TypeRegistry, table: Table, key: readonly Column[]): GraphQLInputObjectType {
  return types.input(`${table.graphqlName}_pk_columns_input`, keyArguments(types, key));
}

/** `T_updates`: one step of an `update_T_many`. */
export function updatesInput(types: TypeRegistry, table: Table): GraphQLInputObjectType {
  return types.input(`${table.graphqlName}_updates`, () => ({
    ...updateOperators(types, table),
    where: { type: new GraphQLNonNull(boolExp(types, table)) },
  }));
}

/** Where the column must not be null, null is refused before the database sees it. */
function columnInputs(types: TypeRegistry, columns: readonly Column[]): GraphQLInputFieldConfigMap {
  const entries = columns.map((column) => {
    const readings: InputReading[] = column.elementType ? ['array'] : [];
    if (!column.nullable) readings.push('nonNull');
    return [column.graphqlName, { type: types.columnType(column), description: column.comment, ...reads(...readings) }];
  });
  return Object.fromEntries(entries) as GraphQLInputFieldConfigMap;
}

function relatedInput(types: TypeRegistry, remote: Table, kind: 'object' | 'array'): GraphQLInputObjectType {
  const name = `${remote.graphqlName}_${kind === 'object' ? 'obj' : 'arr'}_rel_insert_input`;
  return types.input(name, () => {
    const row = insertInput(types, remote);
    const conflict = onConflict(types, remote);
    return {
      data: { type: new GraphQLNonNull(kind === 'object' ? row : listOf(row)) },
      // oxlint-disable-next-line house/no-conditional-spread -- a field is never undefined
      ...(conflict && { on_conflict: { type: conflict } }),
    };
  });
}

function constraints(table: Table): CatalogConstraint[] {
  return table.constraints.filter((constraint) => isGraphQLName(constraint.name));
}

function constraintEnum(types: TypeRegistry, table: Table): GraphQLEnumType {
  return types.once(`${table.graphqlName}_constraint`, (name) => {
    const values = constraints(table).map((constraint) => {
      const description = `unique or primary key constraint on columns ${constraint.columns.map((column) => `"${column}"`).join(', ')}`;
      return [constraint.name, { value: constraint, description }];
    });
    return new GraphQLEnumType({ name, values: Object.fromEntries(values) });
  });
}

function updateColumn(types: TypeRegistry, table: Table): GraphQLEnumType {
  const name = `${table.graphqlName}_update_column`;
  const columns = types.view.updatable(table);
  if (columns.length) return types.columnEnum(name, columns);
  const values = { [PLACEHOLDER]: { value: null, description: 'placeholder (do not use)' } };
  return types.once(name, () => new GraphQLEnumType({ name, values }));
}

/** The only value of `T_update_column` for a role that may update no column. */
const PLACEHOLDER = '_PLACEHOLDER';
