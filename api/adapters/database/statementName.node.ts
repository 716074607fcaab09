import { createHash } from 'node:crypto';

const seen = new Map<string, string>();
const manyStatements = 2000;

/** A search is planned each time, since the best plan depends on its pattern: a generic plan would scan a whole index for two letters. */
const byPattern = / (like|ilike|~\*?) \(?\$\d/;

/**
 * The name of a prepared statement, so that it is planned once per connection; only from its second use on, so that one-off
 * statements do not fill the server's memory.
 */
export function statementName(sql: string): string | undefined {
  if (byPattern.test(sql)) return undefined;
  const name = seen.get(sql);
  if (name !== undefined) return name || seen.set(sql, createHash('sha1').update(sql).digest('hex')).get(sql);
  if (seen.size < manyStatements) seen.set(sql, '');
  return undefined;
}
