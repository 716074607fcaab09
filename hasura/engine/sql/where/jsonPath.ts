/**
 * Reads the path of a JSON value as Hasura does: `a.b[0]["c d"].['e']`, with or without a leading `$`. A name starts with a
 * letter of any script or `_` and goes on with letters, digits, `_` and `-`; any other key stands in brackets, quoted, with
 * the escapes of JSON (and `\'` between single quotes). A dot before a name or bracket may be left out.
 * @returns the steps, none for `$`, or null when the path cannot be read
 */
export function jsonPath(path: string): string[] | null {
  if (path === '$') return [];
  const steps: string[] = [];
  const start = path.startsWith('$') ? 1 : 0;
  STEP.lastIndex = start;
  while (STEP.lastIndex < path.length) {
    const step = STEP.exec(path)?.groups;
    const key = step && keyOf(step);
    if (key === undefined || key === null) return null;
    steps.push(key);
  }
  return steps.length ? steps : null;
}

/** Why a path cannot be read, in Hasura's words. */
export function badJsonPath(path: string): string {
  return (
    `parse json path error: ${path}. Accept letters, digits, underscore (_) or hyphen (-) only. ` +
    'Use quotes enclosed in bracket (["..."]) if there is any special character'
  );
}

/** One step, at the place where the one before it ended. */
const STEP =
  /\.?(?:(?<name>[\p{L}_][\p{L}\d_-]*)|\[(?:(?<index>\d+)|"(?<double>(?:\\.|[^"\\])*)"|'(?<single>(?:\\.|[^'\\])*)')\])/suy;

function keyOf({ name, index, double, single }: Record<string, string | undefined>): string | null {
  if (name !== undefined) return name;
  if (index !== undefined) return String(BigInt(index));
  return double !== undefined ? unescaped(double) : unescaped((single ?? '').replace(IN_SINGLE_QUOTES, inDoubleQuotes));
}

/** Escapes stay whole, so that the quote of `\\'` is not taken for an escaped one. */
const IN_SINGLE_QUOTES = /\\.|"/gsu;

function inDoubleQuotes(part: string): string {
  if (part === '"') return '\\"';
  return part === "\\'" ? "'" : part;
}

/** The text that stands between the quotes of a JSON string; null for wrong escapes and halves of characters. */
function unescaped(inQuotes: string): string | null {
  try {
    const text = JSON.parse(`"${inQuotes}"`) as string;
    return text.isWellFormed() ? text : null;
  } catch {
    return null;
  }
}
