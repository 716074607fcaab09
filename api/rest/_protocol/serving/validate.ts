import type { ZodMiniType } from 'zod/mini';
import type { $ZodIssue } from 'zod/v4/core';
import { koreanMessage } from '#openapi/messages.ts';
import { invalid, notFound, type FieldError } from '../../../http/problem.ts';

type Schema = ZodMiniType | null;

/** Path parameters; an id or a word that names nothing is answered with 404, another value with 400 and a Korean message at it. */
export function parseParams(schema: Schema, input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input, { error: koreanMessage });
  if (!parsed.success) {
    if (parsed.error.issues.some(isName)) throw notFound('주소가 가리키는 것');
    throw invalid(parsed.error.issues.flatMap((issue) => fieldErrors(issue)));
  }
  return parsed.data;
}

/** Query or body; throws 400 with a Korean message by field. */
export function parseInput(schema: Schema, input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input, { error: koreanMessage });
  if (!parsed.success) throw invalid(parsed.error.issues.flatMap((issue) => fieldErrors(issue)));
  return parsed.data;
}

/** Whether it names something: an id, one of some words, or a word of a pattern; a value to be stored does not. */
const isName = (issue: $ZodIssue): boolean =>
  issue.code === 'invalid_value' ||
  (issue.code === 'invalid_format' &&
    (['uuid', 'guid'].includes(issue.format) || (issue.format === 'regex' && issue.path[0] !== 'value')));

/** What is wrong with a value that may have one of several forms is what is wrong with the form that it comes nearest to. */
function fieldErrors(issue: $ZodIssue, at: readonly PropertyKey[] = []): FieldError[] {
  const path = [...at, ...issue.path];
  const nearest = issue.code === 'invalid_union' ? nearestOf(issue.errors) : undefined;
  return nearest?.flatMap((inner) => fieldErrors(inner, path)) ?? [{ field: path.join('.'), message: issue.message }];
}

/** The form that what was given fits furthest; null is none that somebody came near to. */
function nearestOf(forms: readonly (readonly $ZodIssue[])[]): readonly $ZodIssue[] | undefined {
  const meant = forms.filter(([first]) => first && !(first.code === 'invalid_type' && first.expected === 'null'));
  const depthOf = (issues: readonly $ZodIssue[]) => Math.max(...issues.map(({ path }) => path.length));
  return meant.toSorted((one, other) => depthOf(other) - depthOf(one) || one.length - other.length)[0];
}
