import {
  GraphQLList,
  GraphQLNonNull,
  Kind,
  print,
  type ConstValueNode,
  type GraphQLInputType,
  type TypeNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';
import { invalid, QueryError, type Path } from '../errors.ts';

/** A value as it came in: part of the document, or JSON from `variables`. */
export type Input = { node: ValueNode } | { json: unknown };

/** The variables of one request. */
export class Variables {
  readonly #definitions: ReadonlyMap<string, VariableDefinitionNode>;
  readonly #given: Readonly<Record<string, unknown>>;

  /** @throws QueryError when a required variable is missing or a given one is not used */
  constructor(
    definitions: readonly VariableDefinitionNode[],
    used: ReadonlySet<string>,
    given: Record<string, unknown>,
  ) {
    this.#definitions = new Map(definitions.map((definition) => [definition.variable.name.value, definition]));
    this.#given = given;
    if (this.#definitions.size < definitions.length)
      throw new QueryError('parse-failed', [], 'multiple definitions for variable');
    const unexpected = Object.keys(given).filter((name) => !used.has(name));
    if (unexpected.length) throw invalid([], `unexpected variables in variableValues: ${unexpected.join(', ')}`);
    for (const { variable, type, defaultValue } of definitions) {
      if (type.kind === Kind.NON_NULL_TYPE && !defaultValue && !Object.hasOwn(given, variable.name.value)) {
        throw invalid([], `expecting a value for non-nullable variable: "${variable.name.value}"`);
      }
    }
  }

  /** The variable's value where a value of `type` is expected; one that is not given counts as null. */
  read(name: string, type: GraphQLInputType | null, hasDefault: boolean, path: Path): Input {
    const definition = this.#definitions.get(name);
    if (!definition) throw invalid(path, `unbound variable "${name}"`);
    if (type && !fits(definition.type, definition.defaultValue, type, hasDefault)) {
      throw invalid(
        path,
        `variable '${name}' is declared as '${print(definition.type)}', but used where '${String(type)}' is expected`,
      );
    }
    if (Object.hasOwn(this.#given, name)) return { json: this.#given[name] };
    return definition.defaultValue ? { node: definition.defaultValue } : { json: null };
  }
}

/** A nullable variable may stand at a non-null place only if one of them has a default. */
function fits(
  declared: TypeNode,
  fallback: ConstValueNode | undefined,
  type: GraphQLInputType,
  hasDefault: boolean,
): boolean {
  if (!(type instanceof GraphQLNonNull) || declared.kind === Kind.NON_NULL_TYPE) return matches(declared, type);
  const hasFallback = fallback !== undefined && fallback.kind !== Kind.NULL;
  return (hasFallback || hasDefault) && matches(declared, type.ofType);
}

function matches(declared: TypeNode, type: GraphQLInputType): boolean {
  if (type instanceof GraphQLNonNull)
    return declared.kind === Kind.NON_NULL_TYPE && matches(declared.type, type.ofType);
  if (declared.kind === Kind.NON_NULL_TYPE) return matches(declared.type, type);
  if (type instanceof GraphQLList) return declared.kind === Kind.LIST_TYPE && matches(declared.type, type.ofType);
  return declared.kind === Kind.NAMED_TYPE && declared.name.value === type.name;
}
