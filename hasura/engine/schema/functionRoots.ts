import { GraphQLNonNull, type GraphQLFieldConfigMap } from 'graphql';
import { functionArguments } from './functionArguments.ts';
import { means } from './meaning.ts';
import { aggregateObject, listArguments, rows, tableObject } from './objects.ts';
import type { TypeRegistry } from './types.ts';

/** Root fields of the functions that are exposed as queries or as mutations. */
export function functionRoots(
  types: TypeRegistry,
  exposedAs: 'query' | 'mutation',
): GraphQLFieldConfigMap<unknown, unknown> {
  const fields: GraphQLFieldConfigMap<unknown, unknown> = {};
  for (const fn of types.view.functions.filter((candidate) => candidate.exposedAs === exposedAs)) {
    const { use, returns, root, aggregateRoot } = fn;
    const args = { ...functionArguments(types, use), ...listArguments(types, returns) };
    const table = `"${returns.name}"`;
    const verb = exposedAs === 'query' ? 'execute function' : 'execute VOLATILE function';
    fields[root] = {
      type: use.fn.returnsSet ? rows(tableObject(types, returns)) : tableObject(types, returns),
      args,
      description: fn.comment ?? `${verb} "${use.fn.name}" which returns ${table}`,
      ...means({ kind: 'function', fn, isAggregate: false }),
    };
    if (exposedAs === 'mutation' || !types.view.of(returns).select?.aggregations) continue;
    fields[aggregateRoot] = {
      type: new GraphQLNonNull(aggregateObject(types, returns)),
      args,
      description: `execute function "${use.fn.name}" and query aggregates on result of table type ${table}`,
      ...means({ kind: 'function', fn, isAggregate: true }),
    };
  }
  return fields;
}
