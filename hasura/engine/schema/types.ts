import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLScalarType,
  GraphQLString,
  type GraphQLInputType,
  type GraphQLNamedType,
  type ThunkObjMap,
  type GraphQLInputFieldConfig,
} from 'graphql';
import type { RoleView } from '../model/roleView.ts';
import type { Column, Table } from '../model/types.ts';
import type { InputExtensions } from './meaning.ts';

/** Named types of one role's schema, each made once, when first asked for. */
export class TypeRegistry {
  readonly view: RoleView;
  readonly #types = new Map<string, GraphQLNamedType>();

  constructor(view: RoleView) {
    this.view = view;
  }

  once<Type extends GraphQLNamedType>(name: string, make: (name: string) => Type): Type {
    const known = this.#types.get(name);
    if (known) return known as Type;
    const made = make(name);
    this.#types.set(name, made);
    return made;
  }

  input(
    name: string,
    fields: ThunkObjMap<GraphQLInputFieldConfig>,
    extensions: InputExtensions = {},
  ): GraphQLInputObjectType {
    return this.once(name, () => new GraphQLInputObjectType({ name, fields, extensions: { ...extensions } }));
  }

  scalar(name: string): GraphQLScalarType {
    return BUILT_IN[name] ?? this.once(name, () => new GraphQLScalarType({ name }));
  }

  /** Type of a column's value, null aside. */
  columnType(
    column: Pick<Column, 'scalar' | 'elementType' | 'enumTable'>,
  ): GraphQLScalarType | GraphQLEnumType | GraphQLList<GraphQLNonNull<GraphQLScalarType>> {
    if (column.enumTable) return this.enumOf(column.enumTable);
    const scalar = this.scalar(column.scalar);
    return column.elementType ? listOf(scalar) : scalar;
  }

  /** The values of an enum table. The type exists for a role that may not read the table, too. */
  enumOf(table: Table): GraphQLEnumType {
    return this.once(`${table.graphqlName}_enum`, (name) => {
      const values = (table.enumValues ?? []).map((value) => [value.name, { description: value.description }]);
      return new GraphQLEnumType({ name, values: Object.fromEntries(values) });
    });
  }

  /** An enum whose values stand for columns: `T_select_column`, `T_update_column`. */
  columnEnum(name: string, columns: readonly Column[]): GraphQLEnumType {
    return this.once(name, () => {
      const values = columns.map((column) => [column.graphqlName, { value: column, description: column.comment }]);
      return new GraphQLEnumType({ name, values: Object.fromEntries(values) });
    });
  }
}

export function listOf<Type extends GraphQLInputType>(type: Type): GraphQLList<GraphQLNonNull<Type>>;
export function listOf(type: GraphQLInputType): GraphQLList<GraphQLNonNull<GraphQLInputType>> {
  return new GraphQLList(new GraphQLNonNull(type));
}

const BUILT_IN: Readonly<Record<string, GraphQLScalarType>> = {
  Int: GraphQLInt,
  Float: GraphQLFloat,
  String: GraphQLString,
  Boolean: GraphQLBoolean,
};
