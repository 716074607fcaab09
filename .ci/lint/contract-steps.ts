/** What in a migration the version before it may not live with, as the words of the step; nothing where both run side by side. */
export function contractSteps(sql: string): string[] {
  const code = withoutTexts(sql);
  return steps.flatMap(([name, pattern]) => (pattern.test(code) ? [name] : [])).concat(narrowedChecks(code));
}

const steps: [string, RegExp][] = [
  ['drop table', /\bdrop\s+table\b/i],
  ['drop view', /\bdrop\s+(materialized\s+)?view\b/i],
  ['drop type', /\bdrop\s+(type|domain)\b/i],
  // One that is made again with other arguments, too: the version before calls it by the old ones.
  ['drop function', /\bdrop\s+(function|procedure|routine)\b/i],
  // `alter table t drop name` means a column as well.
  [
    'drop column',
    /\balter\s+table\b[^;]*\bdrop\s+(?!constraint\b|default\b|not\b|expression\b|identity\b)(column\s+)?\w/i,
  ],
  ['rename', /\balter\b[^;]*\brename\b/i],
  ['set schema', /\balter\b[^;]*\bset\s+schema\b/i],
  ['set not null', /\balter\s+(column\s+)?\w+\s+set\s+not\s+null\b/i],
  ['drop default', /\balter\s+(column\s+)?\w+\s+drop\s+default\b/i],
  ['change of type', /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i],
  [
    'not null without default',
    /\badd\s+(column\s+)?(?!constraint\b)\w+(?:(?!,\s*(?:add|alter|drop)\b)(?!\bdefault\b)(?!\bgenerated\b)[^;])*\bnot\s+null\b(?:(?!,\s*(?:add|alter|drop)\b)(?!\bdefault\b)(?!\bgenerated\b)[^;])*(?=;|,\s*(?:add|alter|drop)\b|$)/i,
  ],
];

const constraint = /\badd\s+(?:constraint\s+\w+\s+)?(?:check|unique|exclude|foreign|primary)\b/gi;
const column =
  /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!(?:constraint|check|unique|exclude|foreign|primary)\b)(\w+)/gi;

/**
 * A rule that is taken away is no step; one that is added, or put in another's place, may refuse what the version before writes: not of a
 * column or table that came in the same migration, which that version leaves alone.
 */
function narrowedChecks(code: string): string[] {
  const made = named(code, /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi);
  const altered = code.match(/\balter\s+table\b[^;]*/gi) ?? [];
  const added = altered.flatMap((each) => named(each, column));
  const isNew = (rule: string) => added.some((name) => new RegExp(`\\b${name}\\b`, 'i').test(rule));
  const narrowed = altered
    .filter((each) => !made.includes(/^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)/i.exec(each)?.[1] ?? ''))
    .flatMap((each) =>
      [...each.matchAll(constraint)].map(({ 0: head, index }) => inBrackets(each, index + head.length)),
    );
  return narrowed.some((rule) => !isNew(rule)) ? ['new constraint'] : [];
}

const named = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);

/** What stands in the first brackets after a place. */
function inBrackets(text: string, from: number): string {
  let depth = 0;
  const start = text.indexOf('(', from);
  for (let at = start; at >= 0 && at < text.length; at += 1) {
    depth += { '(': 1, ')': -1 }[text.charAt(at)] ?? 0;
    if (depth === 0) return text.slice(start, at);
  }
  return text.slice(from);
}

/** Without comments, quoted texts and bodies of functions, which run when they are called. */
function withoutTexts(sql: string): string {
  return sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '');
}
