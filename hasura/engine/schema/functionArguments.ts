import { GraphQLNonNull, type GraphQLFieldConfigArgumentMap } from 'graphql';
import type { FunctionUse } from '../model/types.ts';
import { reads } from './meaning.ts';
import type { TypeRegistry } from './types.ts';

/** `args`, an object with a field for each argument that the asker gives; absent when there is none. */
export function functionArguments(types: TypeRegistry, use: FunctionUse): GraphQLFieldConfigArgumentMap {
  if (!use.inputs.length) return {};
  const type = types.input(use.argsType, () =>
    Object.fromEntries(
      use.inputs.map(({ graphqlName, column }) => [
        graphqlName,
        { type: types.columnType(column), ...(column.elementType && reads('array')) },
      ]),
    ),
  );
  // Null is a value of every argument, so only the whole object can be required.
  const isRequired = use.inputs.some(({ hasDefault }) => !hasDefault);
  const description = `input parameters for function "${use.fn.name}"`;
  return { args: { type: isRequired ? new GraphQLNonNull(type) : type, description } };
}
