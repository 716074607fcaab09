import {
  GraphQLEnumType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLFieldConfig,
  type GraphQLInputFieldConfigMap,
  type GraphQLInputObjectType,
} from 'graphql';
import type { Table } from '../model/types.ts';
import { reads } from './meaning.ts';
import { rows, tableObject } from './objects.ts';
import type { TypeRegistry } from './types.ts';
import { boolExp } from './where.ts';

/** `T_stream`: rows in batches, in the order of a column. @returns null when the role may read no column */
export function streamField(types: TypeRegistry, table: Table): GraphQLFieldConfig<unknown, unknown> | null {
  if (!types.view.readable(table).length) return null;
  return {
    type: rows(tableObject(types, table)),
    args: {
      batch_size: {
        type: new GraphQLNonNull(GraphQLInt),
        description: 'maximum number of rows returned in a single batch',
        ...reads('nonNegativeInt'),
      },
      cursor: {
        type: new GraphQLNonNull(new GraphQLList(cursorInput(types, table))),
        description: 'cursor to stream the results returned by the query',
      },
      where: { type: boolExp(types, table), description: 'filter the rows returned' },
    },
  };
}

function cursorInput(types: TypeRegistry, table: Table): GraphQLInputObjectType {
  return types.input(`${table.graphqlName}_stream_cursor_input`, () => ({
    initial_value: { type: new GraphQLNonNull(cursorValue(types, table)) },
    ordering: { type: cursorOrdering(types) },
  }));
}

function cursorValue(types: TypeRegistry, table: Table): GraphQLInputObjectType {
  return types.input(`${table.graphqlName}_stream_cursor_value_input`, () => {
    const fields = types.view
      .readable(table)
      .map((column) => [column.graphqlName, { type: types.columnType(column), description: column.comment }]);
    return Object.fromEntries(fields) as GraphQLInputFieldConfigMap;
  });
}

function cursorOrdering(types: TypeRegistry): GraphQLEnumType {
  return types.once('cursor_ordering', (name) => {
    const values = {
      ASC: { description: 'ascending ordering of the cursor' },
      DESC: { description: 'descending ordering of the cursor' },
    };
    return new GraphQLEnumType({ name, description: 'ordering argument of a cursor', values });
  });
}
