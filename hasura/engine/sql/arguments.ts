import { QueryError, type Path } from '../errors.ts';
import type { FunctionUse } from '../model/types.ts';
import type { Coerced } from '../plan/coerce.ts';
import type { GivenArguments } from './column.ts';
import type { Statement } from './statement.ts';
import { columnText } from './where/where.ts';

/** The arguments given to a function. @throws QueryError when a required one is missing */
export function readArguments(statement: Statement, use: FunctionUse, args: Coerced, path: Path): GivenArguments {
  const values = (args ?? {}) as Record<string, Coerced>;
  const given = new Map<number, string>();
  let isNamed = false;
  for (const { graphqlName, position, column, hasDefault } of use.inputs) {
    const isGiven = Object.hasOwn(values, graphqlName);
    if (!isGiven && !hasDefault) throw unsupported(path, 'Non default arguments cannot be omitted');
    if (isGiven && isNamed && use.fn.arguments[position]?.name === null) {
      throw unsupported(path, 'Only last set of positional arguments can be omitted');
    }
    if (!isGiven) isNamed = true;
    else given.set(position, statement.param(columnText(column, values[graphqlName]), column.sqlType));
  }
  return given;
}

function unsupported(path: Path, message: string): QueryError {
  return new QueryError('not-supported', path, message);
}
