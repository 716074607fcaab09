import { createHash } from 'node:crypto';

const seen = new Map<string, string>();
const manyStatements = 2000;

/** What a pattern finds decides how to look for it: the plan kept for any pattern reads an index to its end for two letters. */
const byPattern = / (like|ilike|~\*?) \(?\$\d/;

/**
 * The name a statement is prepared under, so that it is planned once for each connection; only from the second time on, so that one-off
 * statements do not fill the server's memory.
 */
export function statementName(sql: string): string | undefined {
  if (byPattern.test(sql)) return undefined;
  const name = seen.get(sql);
  if (name !== undefined) return name || seen.set(sql, createHash('sha1').update(sql).digest('hex')).get(sql);
  if (seen.size < manyStatements) seen.set(sql, '');
  return undefined;
}
