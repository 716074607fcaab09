import { locales, type ZodMiniType } from 'zod/mini';
import type { $ZodIssue } from 'zod/v4/core';

const { localeError } = locales.en();

/** What a schema of the contract refuses in a value. Of `null or …`, what is wrong with the other. */
export function issuesOf(schema: ZodMiniType, value: unknown): $ZodIssue[] {
  return (schema.safeParse(value, { error: localeError }).error?.issues ?? []).flatMap(withinUnion);
}

function withinUnion(issue: $ZodIssue): $ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.filter((issues) => !issues.some(isOtherType));
  if (meant.length !== 1) return [issue];
  return meant[0]!.flatMap(withinUnion).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

const isOtherType = ({ code, path }: $ZodIssue): boolean => code === 'invalid_type' && path.length === 0;
