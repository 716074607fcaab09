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
export type Input = { node: ValueNode } | JsonInput;

/** `origin` is set while a plan is built, since other runs have other values there. */
export interface JsonInput {
  json: unknown;
  origin?: Origin | undefined;
}

/** A variable, and the way from its value to the one at hand. */
export interface Origin {
  name: string;
  steps: readonly (string | number)[];
}

/** The variables of one request. */
export class Variables {
  /** Whether the values stand for those of other runs, too. */
  readonly isPlanning: boolean;
  readonly given: Readonly<Record<string, unknown>>;
  readonly #definitions: ReadonlyMap<string, VariableDefinitionNode>;

  constructor(definitions: readonly VariableDefinitionNode[], given: Record<string, unknown>, isPlanning = false) {
    this.#definitions = new Map(definitions.map((definition) => [definition.variable.name.value, definition]));
    this.given = given;
    this.isPlanning = isPlanning;
  }

  /** The same values, to make a plan with. */
  planning(): Variables {
    return new Variables([...this.#definitions.values()], this.given, true);
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
    const origin = this.isPlanning ? { name, steps: [] } : undefined;
    if (Object.hasOwn(this.given, name)) return { json: this.given[name], origin };
    return definition.defaultValue ? { node: definition.defaultValue } : { json: null };
  }

  /** The value at an origin. */
  at({ name, steps }: Origin): unknown {
    return steps.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], this.given[name]);
  }
}

/** @throws QueryError when a variable is defined twice, a required one is missing or null, or a given one is not used */
export function checkVariables(
  definitions: readonly VariableDefinitionNode[],
  used: ReadonlySet<string>,
  given: Readonly<Record<string, unknown>>,
): void {
  const names = new Set(definitions.map(({ variable }) => variable.name.value));
  if (names.size < definitions.length) throw new QueryError('parse-failed', [], 'multiple definitions for variable');
  for (const definition of definitions) checkRequired(definition, given);
  const unexpected = Object.keys(given).filter((name) => !used.has(name));
  if (unexpected.length) throw invalid([], `unexpected variables in variableValues: ${unexpected.join(', ')}`);
}

function checkRequired(
  { variable, type, defaultValue }: VariableDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): void {
  if (type.kind !== Kind.NON_NULL_TYPE) return;
  const name = variable.name.value;
  if (!Object.hasOwn(given, name)) {
    if (!defaultValue) throw invalid([], `expecting a value for non-nullable variable: "${name}"`);
  } else if (given[name] === null) {
    throw invalid([], `null value found for non-nullable type: "${print(type)}"`);
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
