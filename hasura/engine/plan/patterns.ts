import { invalid } from '../errors.ts';
import type { CompareOperator } from '../model/types.ts';

const expressions: ReadonlySet<string> = new Set(['_similar', '_nsimilar', '_regex', '_nregex', '_iregex', '_niregex']);
const likes: ReadonlySet<string> = new Set(['_like', '_nlike', '_ilike', '_nilike']);

const longest = 1000;

/** Back references, a repeated group, and counted repetitions: each can take longer than any row is worth. */
const heavy = /\\[1-9]|\)\s*[*+?{]|\{\d{2,}|\{\d*,\d{2,}/;

/** A pattern of a caller, which a row is matched with. @throws QueryError for one that takes too long to match */
export function checkPattern(operator: CompareOperator, pattern: string | null): string | null {
  const isExpression = expressions.has(operator);
  if (pattern === null || !(isExpression || likes.has(operator))) return pattern;
  if (pattern.length > longest) throw invalid([], `the pattern of ${operator} is longer than ${longest} characters`);
  if (isExpression && heavy.test(pattern)) throw invalid([], `the pattern of ${operator} repeats too much`);
  return pattern;
}

/** Whether the operator matches rows with a pattern of the caller. */
export const isPattern = (operator: string): boolean => expressions.has(operator) || likes.has(operator);
