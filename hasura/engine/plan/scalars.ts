import type { GraphQLScalarType } from 'graphql';
import { invalid, QueryError, type Path } from '../errors.ts';
import type { InputReading } from '../schema/meaning.ts';
import { Deferred } from './deferred.ts';
import { describe, hasVariable, jsonText, rawOf, type Raw } from './input.ts';
import type { Input, Variables } from './variables.ts';

/** A flag, or the text PostgreSQL reads the value from. */
export type ScalarValue = string | boolean | Deferred<string>;

/**
 * Reads one scalar. Any column takes a string, which PostgreSQL casts; other literals must suit the type.
 * @throws QueryError `parse-failed` for a literal that cannot be of the type, `validation-failed` for a flag or limit
 */
export function readScalar(
  type: GraphQLScalarType,
  input: Input,
  readings: readonly InputReading[],
  variables: Variables,
  path: Path,
): ScalarValue {
  if (type.name === 'json' || type.name === 'jsonb') {
    if (!variables.isPlanning || !hasVariable(input)) return jsonText(input, variables, path);
    return new Deferred((run) => jsonText(input, run.variables, path));
  }
  const raw = rawOf(input);
  if (readings.includes('boolean')) return readFlag(raw, path);
  if (readings.includes('nonNegativeInt')) return readLimit(raw, path);
  if (readings.includes('bigInt')) return readOffset(raw, path);
  if (readings.includes('string')) return readText(raw, path);
  if (type.name === 'ltree' && raw.is === 'string' && !LABEL_PATH.test(raw.text)) {
    throw new QueryError('parse-failed', path, LABEL_PATH_EXPECTED);
  }
  if (raw.is === 'string') return raw.text;
  if (NUMBERS.has(type.name) && (raw.is === 'int' || raw.is === 'float' || raw.is === 'number')) {
    const range = INTEGERS[type.name];
    return range === undefined ? raw.text : readInteger(raw.text, range, path);
  }
  if (type.name === 'Boolean' && raw.is === 'boolean') return String(raw.value);
  if (type.name === 'String' && raw.is !== 'boolean') throw mismatch(type.name, raw, path);
  throw new QueryError(
    'parse-failed',
    path,
    `parsing ${type.name} failed, expected ${expected(type.name)}, but encountered ${describe(raw)}`,
  );
}

/** A 32-bit flag argument such as `_is_null`, `distinct`, `if`. */
export function readFlag(raw: Raw, path: Path): boolean {
  if (raw.is === 'boolean') return raw.value;
  throw invalid(path, `expected a boolean for type 'Boolean', but found ${describe(raw)}`);
}

function readText(raw: Raw, path: Path): string {
  if (raw.is === 'string') return raw.text;
  throw invalid(path, `expected a string for type 'String', but found ${describe(raw)}`);
}

/** What a limit is, in Hasura's words. */
export const LIMIT_EXPECTED = 'a non-negative 32-bit integer';

const LABEL_PATH = /^(\w+(\.\w+)*)?$/;
const LABEL_PATH_EXPECTED =
  'Expecting label path: a sequence of zero or more labels separated by dots, for example L1.L2.L3';

const NUMBERS: ReadonlySet<string> = new Set(['Int', 'smallint', 'bigint', 'Float', 'float8', 'numeric', 'money']);

/** Bits of the integer types. */
const INTEGERS: Readonly<Record<string, bigint>> = { smallint: 16n, Int: 32n, bigint: 64n };

function readLimit(raw: Raw, path: Path): string {
  const value = raw.is === 'int' || raw.is === 'number' ? Number(raw.text) : NaN;
  if (Number.isNaN(value) || value < 0) {
    throw invalid(path, `expected ${LIMIT_EXPECTED} for type 'Int', but found ${describe(raw)}`);
  }
  return readInteger(String(value), 32n, path);
}

function readOffset(raw: Raw, path: Path): string {
  const isInteger = (raw.is === 'int' || raw.is === 'number' || raw.is === 'string') && /^\d+$/.test(raw.text);
  if (isInteger) return readInteger(raw.text, 64n, path);
  throw invalid(
    path,
    `expected a 32-bit integer, or a 64-bit integer represented as a string for type 'Int', but found ${describe(raw)}`,
  );
}

/** Also `1.0` and `1e3`, which JSON and GraphQL let people write. */
function readInteger(text: string, bits: bigint, path: Path): string {
  const isInteger = Number.isInteger(Number(text));
  const limit = 1n << (bits - 1n);
  const value = /^-?\d+$/.test(text) ? BigInt(text) : isInteger ? BigInt(Number(text)) : null;
  if (value !== null && value < limit && value >= -limit) return String(value);
  const message = `The value ${text} lies outside the bounds or is not an integer. Maybe it is a float, or is there integer overflow?`;
  throw new QueryError('parse-failed', path, message);
}

function mismatch(type: string, raw: Raw, path: Path): QueryError {
  return new QueryError('parse-failed', path, `expected a string for type '${type}', but found ${describe(raw)}`);
}

function expected(type: string): string {
  if (NUMBERS.has(type)) return 'a number';
  return type === 'Boolean' ? 'a boolean' : 'a string';
}
