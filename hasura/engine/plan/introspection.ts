import { execute, Kind, MaxIntrospectionDepthRule, validate, visit, type GraphQLSchema } from 'graphql';
import { invalid } from '../errors.ts';
import { narrowed, type PreparedOperation } from './prepare.ts';
import type { SelectedField } from './selection.ts';

/** `__schema` and `__type`, which are answered from the schema alone. */
export function isIntrospection({ name }: SelectedField): boolean {
  return name === '__schema' || name === '__type';
}

/** Answers introspection fields, by key; lists of named things are in alphabetical order. */
export function introspectSchema(
  schema: GraphQLSchema,
  prepared: PreparedOperation,
  fields: readonly SelectedField[],
  variables: Record<string, unknown>,
): Record<string, unknown> {
  if (!fields.length) return {};
  const document = narrowed(
    prepared,
    fields.flatMap((field) => field.nodes),
  );
  const [tooDeep] = validate(schema, document, [MaxIntrospectionDepthRule]);
  if (tooDeep) throw invalid([], tooDeep.message);
  const result = execute({ schema, document: withUsedVariables(document), variableValues: variables });
  if (result instanceof Promise) throw new Error('introspection is synchronous');
  const [error] = result.errors ?? [];
  if (error) throw invalid([], error.message);
  return sorted(result.data) as Record<string, unknown>;
}

/** Variables of other fields may hold what graphql-js would refuse. */
function withUsedVariables(document: ReturnType<typeof narrowed>): ReturnType<typeof narrowed> {
  const used = new Set<string>();
  visit(document, { VariableDefinition: () => false, Variable: ({ name }) => void used.add(name.value) });
  const definitions = document.definitions.map((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
    const variableDefinitions = definition.variableDefinitions?.filter(({ variable }) => used.has(variable.name.value));
    return { ...definition, variableDefinitions };
  });
  return { ...document, definitions };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(sorted);
    const isNamed = items.every((item) => typeof nameOf(item) === 'string');
    return isNamed ? items.sort((one, other) => (String(nameOf(one)) < String(nameOf(other)) ? -1 : 1)) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, sorted(member)]));
}

function nameOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'name' in item ? item.name : undefined;
}
