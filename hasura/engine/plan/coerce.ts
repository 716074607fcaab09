import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  Kind,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import { invalid, type Path } from '../errors.ts';
import { demandsOf, readingsOf, type InputReading } from '../schema/meaning.ts';
import { Deferred } from './deferred.ts';
import { describe, rawOf } from './input.ts';
import { LIMIT_EXPECTED, readScalar } from './scalars.ts';
import { isParameter } from './shape.ts';
import type { Input, Variables } from './variables.ts';

/**
 * Values after reading: texts for PostgreSQL, flags, enum values, and lists and objects of them. While a plan is made,
 * a {@link Deferred} stands for what comes from a variable.
 */
export type Coerced = unknown;

/**
 * Reads the arguments of a field or the fields of an input object.
 * @returns only what was given, and defaults
 */
export function coerceFields(
  definitions: readonly (GraphQLArgument | GraphQLInputField)[],
  given: ReadonlyMap<string, Input>,
  variables: Variables,
  path: Path,
): Record<string, Coerced> {
  const values: Record<string, Coerced> = {};
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  // In the order given, which is the order of precedence in `order_by`.
  for (const [name, input] of given) {
    const definition = byName.get(name);
    if (!definition) continue;
    const place = { readings: readingsOf(definition), hasDefault: definition.defaultValue !== undefined };
    values[name] = coerce(definition.type, input, place, variables, [...path, name]);
  }
  for (const { name, type, defaultValue } of definitions) {
    if (given.has(name)) continue;
    if (defaultValue !== undefined) values[name] = defaultValue;
    else if (type instanceof GraphQLNonNull) throw invalid([...path, name], `missing required field '${name}'`);
  }
  return values;
}

/** Why null is refused: Hasura words it by what it reads there. */
function unexpectedNull(type: GraphQLInputType, { readings }: Place): string {
  const expected = (what: string) => `expected ${what} for type '${String(type)}', but found null`;
  if (type instanceof GraphQLInputObjectType) return expected('an object');
  if (type instanceof GraphQLEnumType) return expected('an enum value');
  if (readings.includes('boolean')) return expected('a boolean');
  if (readings.includes('string')) return expected('a string');
  if (readings.includes('nonNegativeInt')) return expected(LIMIT_EXPECTED);
  // An array column is one value to Hasura, not a list.
  if (type instanceof GraphQLList && !readings.includes('array')) return 'expected a list, but found null';
  return `unexpected null value for type '${String(type)}'`;
}

interface Place {
  readings: readonly InputReading[];
  hasDefault: boolean;
}

/** Whether the value is part of the plan: flags and limits. */
function isPlanned({ readings }: Place): boolean {
  return readings.includes('boolean') || readings.includes('nonNegativeInt');
}

/** Far above what people write, far below what exhausts the stack. */
const DEEPEST_VALUE = 100;

function coerce(type: GraphQLInputType, given: Input, place: Place, variables: Variables, path: Path): Coerced {
  if (path.length > DEEPEST_VALUE) throw invalid(path.slice(0, 8), 'the value is nested too deeply');
  const input =
    'node' in given && given.node.kind === Kind.VARIABLE
      ? variables.read(given.node.name.value, type, place.hasDefault, path)
      : given;
  const inner = type instanceof GraphQLNonNull ? type.ofType : type;
  const raw = rawOf(input);
  if (raw.is === 'null') {
    if (type === inner && !place.readings.includes('nonNull')) return null;
    throw invalid(path, unexpectedNull(inner, place));
  }
  if ('json' in input && input.origin && isParameter(inner) && !isPlanned(place)) {
    const { origin } = input;
    return new Deferred((run) => coerce(type, { json: run.variables.at(origin) }, place, run.variables, path));
  }
  if (inner instanceof GraphQLList) return coerceList(inner, input, place, variables, path);
  if (inner instanceof GraphQLInputObjectType) return coerceObject(inner, input, variables, path);
  if (inner instanceof GraphQLEnumType) return coerceEnum(inner, input, path);
  if (inner instanceof GraphQLNonNull) return coerce(inner, input, place, variables, path);
  return readScalar(inner, input, place.readings, variables, path);
}

function coerceList(
  type: GraphQLList<GraphQLInputType>,
  input: Input,
  place: Place,
  variables: Variables,
  path: Path,
): Coerced {
  const raw = rawOf(input);
  if (raw.is === 'string' && place.readings.includes('array')) return raw.text;
  const item = { readings: [], hasDefault: false };
  if (raw.is !== 'list') return [coerce(type.ofType, input, item, variables, [...path, 0])];
  return raw.items.map((value, index) => coerce(type.ofType, value, item, variables, [...path, index]));
}

function coerceObject(type: GraphQLInputObjectType, input: Input, variables: Variables, path: Path): Coerced {
  const raw = rawOf(input);
  if (raw.is !== 'object')
    throw invalid(path, `expected an object for type '${type.name}', but found ${describe(raw)}`);
  const fields = type.getFields();
  for (const [name] of raw.fields) {
    if (!fields[name]) throw invalid([...path, name], `field '${name}' not found in type: '${type.name}'`);
  }
  const { exactlyOne } = demandsOf(type);
  if (exactlyOne !== undefined && raw.fields.length !== 1) throw invalid(path, exactlyOne);
  return coerceFields(Object.values(fields), new Map(raw.fields), variables, path);
}

function coerceEnum(type: GraphQLEnumType, input: Input, path: Path): Coerced {
  const raw = rawOf(input);
  const isName = 'node' in input ? raw.is === 'enum' : raw.is === 'string';
  if (!isName || !('text' in raw)) {
    throw invalid(path, `expected an enum value for type '${type.name}', but found ${describe(raw)}`);
  }
  const value = type.getValue(raw.text);
  if (value?.value === null) throw invalid(path, 'erroneous column name');
  if (value) return value.value;
  const names = type.getValues().map(({ name }) => `'${name}'`);
  throw invalid(
    path,
    `expected one of the values [${names.join(', ')}] for type '${type.name}', but found '${raw.text}'`,
  );
}
