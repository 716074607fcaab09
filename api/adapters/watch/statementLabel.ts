const first = /^\s*(\w+)/;
const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?(?:public"?\."?)?([a-z_][a-z0-9_]*)/i;
const texts = /'(?:[^']|'')*'/g;

const known = new Map<string, string>();
const manyStatements = 2000;

/** A statement as its verb and the first table it names, such as `select students`; never a value. */
export function statementLabel(sql: string): string {
  const label = known.get(sql);
  if (label !== undefined) return label;
  // Values may stand in a text, and a word of one may follow `from`.
  const bare = sql.replaceAll(texts, "''");
  const found = [first.exec(bare)?.[1]?.toLowerCase(), table.exec(bare)?.[1]].filter(Boolean).join(' ');
  if (known.size < manyStatements) known.set(sql, found);
  return found;
}
