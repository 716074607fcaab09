import type { ZodMiniType } from 'zod/mini';
import type { $ZodIssue } from 'zod/v4/core';
import { koreanMessage } from '#openapi/messages.ts';
import { invalid, notFound, type FieldError } from '../../http/problem.ts';

type Schema = ZodMiniType | null;

/** Path parameters; a malformed id is answered with 404. */
export function parseParams(schema: Schema, input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw notFound('주소가 가리키는 것');
  return parsed.data;
}

/** Query or body; throws 400 with a Korean message by field. */
export function parseInput(schema: Schema, input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input, { error: koreanMessage });
  if (!parsed.success) throw invalid(parsed.error.issues.map(fieldError));
  return parsed.data;
}

function fieldError({ path, message }: $ZodIssue): FieldError {
  return { field: path.join('.'), message };
}
