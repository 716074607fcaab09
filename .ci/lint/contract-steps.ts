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

/** A rule that is taken away is no step; one that is added, or put in another's place, may refuse what the version before writes. */
function narrowedChecks(code: string): string[] {
  const altered = code.match(/\balter\s+table\b[^;]*/gi) ?? [];
  return altered.some((each) => /\badd\s+(constraint\s+\w+\s+)?(check|unique|exclude|foreign|primary)\b/i.test(each))
    ? ['new constraint']
    : [];
}

/** Without comments, quoted texts and bodies of functions, which run when they are called. */
function withoutTexts(sql: string): string {
  return sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '');
}
