import type { ZodMiniType } from 'zod/mini';
import type { $ZodIssue } from 'zod/v4/core';
import { koreanMessage } from '#openapi/messages.ts';
import { invalid, notFound, type FieldError } from '../../http/problem.ts';

type Schema = ZodMiniType | null;

/** Path parameters; an id or a word that names nothing is answered with 404, another value with 400 and a Korean message at it. */
export function parseParams(schema: Schema, input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input, { error: koreanMessage });
  if (!parsed.success) {
    if (parsed.error.issues.some(isName)) throw notFound('주소가 가리키는 것');
    throw invalid(parsed.error.issues.map(fieldError));
  }
  return parsed.data;
}

/** Query or body; throws 400 with a Korean message by field. */
export function parseInput(schema: Schema, input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input, { error: koreanMessage });
  if (!parsed.success) throw invalid(parsed.error.issues.map(fieldError));
  return parsed.data;
}

/** Whether it names something: an id, one of some words, or a word of a pattern; a value to be stored does not. */
const isName = (issue: $ZodIssue): boolean =>
  issue.code === 'invalid_value' ||
  (issue.code === 'invalid_format' &&
    (['uuid', 'guid'].includes(issue.format) || (issue.format === 'regex' && issue.path[0] !== 'value')));

function fieldError({ path, message }: $ZodIssue): FieldError {
  return { field: path.join('.'), message };
}
