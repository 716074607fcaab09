import {
  GraphQLBoolean,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLScalarType,
  isInputType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** Types of an operation's variables, by name; undefined for one the schema does not know. */
export type VariableTypes = ReadonlyMap<string, GraphQLInputType | undefined>;

export function variableTypes(schema: GraphQLSchema, operation: OperationDefinitionNode): VariableTypes {
  const entries = operation.variableDefinitions?.map(({ variable, type }) => {
    const found = typeFromAST(schema, type);
    return [variable.name.value, isInputType(found) ? found : undefined] as const;
  });
  return new Map(entries);
}

/**
 * The parts of the variables that decide the SQL text: which are present, the keys of objects, enum values, flags and limits.
 * Runs of one document with the same shape share a plan.
 * @param limits names of the variables that are limits
 */
export function shapeOf(
  types: VariableTypes,
  limits: ReadonlySet<string>,
  given: Readonly<Record<string, unknown>>,
): string {
  let shape = '';
  for (const [name, type] of types) {
    shape += `${shape && ','}${shapeOfValue(given[name], limits.has(name) ? undefined : type)}`;
  }
  return shape;
}

/** Whether a value of the type travels as one parameter, whatever it is. */
export function isParameter(type: GraphQLInputType): boolean {
  if (type instanceof GraphQLNonNull || type instanceof GraphQLList)
    return isParameter(type.ofType as GraphQLInputType);
  return type instanceof GraphQLScalarType;
}

function shapeOfValue(value: unknown, type: GraphQLInputType | undefined): string {
  if (value === undefined) return '-';
  if (value === null) return '0';
  if (type === undefined) return JSON.stringify(value);
  if (type instanceof GraphQLNonNull) return shapeOfValue(value, type.ofType as GraphQLInputType);
  if (type instanceof GraphQLList) {
    if (isParameter(type)) return 'v';
    const item = type.ofType as GraphQLInputType;
    return Array.isArray(value) ? `[${value.map((one) => shapeOfValue(one, item)).join()}]` : shapeOfValue(value, item);
  }
  if (type instanceof GraphQLInputObjectType && typeof value === 'object' && !Array.isArray(value)) {
    const fields = type.getFields();
    const entries = Object.entries(value);
    return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${shapeOfValue(member, fields[key]?.type)}`).join()}}`;
  }
  // A flag may choose the SQL, as in `_is_null` and `@include`.
  return type instanceof GraphQLScalarType && type !== GraphQLBoolean ? 'v' : JSON.stringify(value);
}
