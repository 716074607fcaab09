import type { CatalogFunction } from '../catalog/types.ts';
import type { FunctionMetadata, QualifiedName } from '../metadata/schema.ts';
import { baseName, scalarName } from './naming.ts';
import type { Column, FunctionUse, FunctionInput, TrackedFunction, Building } from './types.ts';

/** @returns the function of that name, or what is wrong with it */
export function findFunction(building: Building, { schema, name }: QualifiedName): CatalogFunction | string {
  const [fn, ...overloads] = building.functions.filter((one) => one.schema === schema && one.name === name);
  if (!fn) return `no such function exists in the database: ${schema}.${name}`;
  if (overloads.length) return `the function ${schema}.${name} is overloaded, which is not supported`;
  return fn.isUnusual ? `the function ${schema}.${name} has OUT, TABLE or VARIADIC arguments` : fn;
}

/** @returns how a tracked function is used, or what is wrong with it */
export function readTrackedFunction(building: Building, metadata: FunctionMetadata): TrackedFunction | string {
  const fn = findFunction(building, metadata.function);
  if (typeof fn === 'string') return fn;
  const { configuration, permissions, comment } = metadata;
  const returns = fn.returnsTable && building.find(fn.returnsTable)?.table;
  if (!returns) return `the function ${fn.schema}.${fn.name} does not return rows of a tracked table`;
  const name = configuration.custom_name ?? baseName(fn);
  const sessionAt = sessionPosition(fn, configuration.session_argument);
  if (typeof sessionAt === 'string') return sessionAt;
  return {
    use: functionUse(fn, null, sessionAt, `${name}_args`),
    returns,
    exposedAs: configuration.exposed_as ?? (fn.isVolatile ? 'mutation' : 'query'),
    root: configuration.custom_root_fields.function ?? name,
    aggregateRoot: configuration.custom_root_fields.function_aggregate ?? `${name}_aggregate`,
    comment: comment ?? null,
    roles: new Set(permissions.map(({ role }) => role)),
  };
}

/** @returns the position of the session argument, null without one, or what is wrong with it */
export function sessionPosition(fn: CatalogFunction, name: string | null | undefined): number | null | string {
  if (!name) return null;
  const position = fn.arguments.findIndex((argument) => argument.name === name);
  const type = fn.arguments[position]?.type;
  if (type === undefined) return `the function ${fn.name} has no argument "${name}"`;
  return type === 'json' || type === 'jsonb' ? position : `the session argument "${name}" must be of type JSON`;
}

/** @param argsType name of the GraphQL type of its arguments */
export function functionUse(
  fn: CatalogFunction,
  rowAt: number | null,
  sessionAt: number | null,
  argsType: string,
): FunctionUse {
  let nameless = 0;
  const inputs = fn.arguments.flatMap((argument, position): FunctionInput[] => {
    if (position === rowAt || position === sessionAt) return [];
    const graphqlName = argument.name ?? `arg_${++nameless}`;
    const column: Column = {
      ...VALUE,
      ...argument,
      name: graphqlName,
      graphqlName,
      // A row type's scalar must not be called like the table's object type.
      scalar: argument.isComposite ? `${argument.type}_scalar` : scalarName(argument.elementType ?? argument.type),
    };
    return [{ graphqlName, position, column, hasDefault: argument.hasDefault }];
  });
  return { fn, rowAt, sessionAt, inputs, argsType };
}

/** The members a value shares with a read-only column. */
export const VALUE = {
  nullable: true,
  hasDefault: false,
  generated: true,
  comment: null,
  enumTable: null,
} as const;
