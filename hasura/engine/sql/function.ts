import { ALWAYS, type TrackedFunction } from '../model/types.ts';
import type { SelectedField } from '../plan/selection.ts';
import { readArguments } from './arguments.ts';
import { boolExpSql } from './where/boolExp.ts';
import { callSql } from './column.ts';
import { aggregateFieldSql, listSql, objectOfListSql, type Source } from './select.ts';
import type { Statement } from './statement.ts';

/** The rows a tracked function returns; the role sees the same rows and columns of them as of the table. */
export function functionSql(
  statement: Statement,
  fn: TrackedFunction,
  isAggregate: boolean,
  field: SelectedField,
): string {
  const source = functionSource(statement, fn, field);
  if (isAggregate) return aggregateFieldSql(statement, source, field);
  return fn.use.fn.returnsSet ? listSql(statement, source, field) : objectOfListSql(statement, source, field);
}

function functionSource(statement: Statement, { use, returns }: TrackedFunction, field: SelectedField): Source {
  const alias = statement.alias();
  const given = readArguments(statement, use, field.args['args'], [...field.path, 'args', 'args']);
  const filter = statement.view.of(returns).select?.filter ?? ALWAYS;
  return {
    table: returns,
    alias,
    from: `${callSql(statement, use, null, given)} ${alias}`,
    conditions: [boolExpSql(statement, filter, alias)],
  };
}
