import { GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, type GraphQLFieldConfigMap } from 'graphql';
import type { RootName, Table } from '../model/types.ts';
import { functionRoots } from './functionRoots.ts';
import { means } from './meaning.ts';
import { insertable, insertInput, keyInput, onConflict, updateOperators, updatesInput } from './mutationInputs.ts';
import { rows, tableObject } from './objects.ts';
import { keyArguments } from './queryRoot.ts';
import { listOf, type TypeRegistry } from './types.ts';
import { boolExp } from './where.ts';

type Fields = GraphQLFieldConfigMap<unknown, unknown>;

/** @returns null when the role may write nothing */
export function mutationRoot(types: TypeRegistry): GraphQLObjectType | null {
  const fields: Fields = Object.assign(
    {},
    ...types.view.tables.flatMap((table) => [inserts(types, table), updates(types, table), deletes(types, table)]),
    functionRoots(types, 'mutation'),
  );
  return Object.keys(fields).length ? new GraphQLObjectType({ name: 'mutation_root', fields }) : null;
}

function inserts(types: TypeRegistry, table: Table): Fields {
  if (!insertable(types, table)) return {};
  const row = new GraphQLNonNull(insertInput(types, table));
  const conflict = onConflict(types, table);
  const shared = conflict && { on_conflict: { type: conflict } };
  const one = types.view.selectable(table) && {
    [table.roots.insert_one]: {
      type: tableObject(types, table),
      args: { object: { type: row }, ...shared },
      ...meaning('insert_one', table),
    },
  };
  return {
    [table.roots.insert]: {
      type: response(types, table),
      args: { objects: { type: new GraphQLNonNull(new GraphQLList(row)) }, ...shared },
      ...meaning('insert', table),
    },
    ...one,
  };
}

function updates(types: TypeRegistry, table: Table): Fields {
  const update = types.view.of(table).update;
  if (!update || !table.updatable || !(types.view.updatable(table).length || update.set.size)) return {};
  const operators = updateOperators(types, table);
  const where = { type: new GraphQLNonNull(boolExp(types, table)) };
  const key = types.view.readableKey(table);
  const byKey = key && {
    [table.roots.update_by_pk]: {
      type: tableObject(types, table),
      args: { ...operators, pk_columns: { type: new GraphQLNonNull(keyInput(types, table, key)) } },
      ...meaning('update_by_pk', table),
    },
  };
  return {
    [table.roots.update]: { type: response(types, table), args: { ...operators, where }, ...meaning('update', table) },
    [table.roots.update_many]: {
      type: new GraphQLList(response(types, table)),
      args: { updates: { type: new GraphQLNonNull(listOf(updatesInput(types, table))) } },
      ...meaning('update_many', table),
    },
    ...byKey,
  };
}

function deletes(types: TypeRegistry, table: Table): Fields {
  if (!types.view.of(table).delete || !table.deletable) return {};
  const key = types.view.readableKey(table);
  const byKey = key && {
    [table.roots.delete_by_pk]: {
      type: tableObject(types, table),
      args: keyArguments(types, key),
      ...meaning('delete_by_pk', table),
    },
  };
  const where = { type: new GraphQLNonNull(boolExp(types, table)) };
  return {
    [table.roots.delete]: { type: response(types, table), args: { where }, ...meaning('delete', table) },
    ...byKey,
  };
}

function response(types: TypeRegistry, table: Table): GraphQLObjectType {
  return types.once(`${table.graphqlName}_mutation_response`, (name) => {
    const returning = types.view.selectable(table) && { returning: { type: rows(tableObject(types, table)) } };
    return new GraphQLObjectType({
      name,
      fields: { affected_rows: { type: new GraphQLNonNull(GraphQLInt) }, ...returning },
    });
  });
}

function meaning(root: RootName, table: Table) {
  return { description: table.rootComments[root], ...means({ kind: 'root', root, table }) };
}
