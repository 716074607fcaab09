/** Says a permission's filter in words, so that an expectation can be read and compared. */

/**
 * The row rule of a filter: `{}` is `all`, `{student_id: {_eq: X-Hasura-User-Id}}` is `student_id = me`; a path through
 * relationships is written with dots.
 */
export function rowRule(filter: unknown): string {
  const conditions = conditionsOf(filter, '');
  return conditions.length === 0 ? 'all' : join(conditions, ' and ');
}

/** A value of a rule: `me` for the session's user, a quoted text, a number. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return `(${value.map(valueText).join(', ')})`;
  if (typeof value !== 'string') return JSON.stringify(value);
  const variable = /^x-hasura-(.+)$/i.exec(value)?.[1];
  if (variable === undefined) return `'${value}'`;
  return variable.toLowerCase() === 'user-id' ? 'me' : variable.toLowerCase();
}

/** Each condition as text; those of more than one part are in brackets already. */
function conditionsOf(filter: unknown, path: string): string[] {
  return Object.entries(filter as Record<string, unknown>).flatMap(([key, value]) => {
    if (key === '_and') return (value as unknown[]).flatMap((part) => conditionsOf(part, path));
    if (key === '_or') return [either((value as unknown[]).map((part) => conditionsOf(part, path)))];
    if (key === '_not') return [`not (${join(conditionsOf(value, path), ' and ')})`];
    if (key === '_exists') return [existence(value as Existence)];
    return field(`${path}${key}`, value as Record<string, unknown>);
  });
}

interface Existence {
  _table: { name: string };
  _where: unknown;
}

const existence = ({ _table, _where }: Existence) => `exists ${_table.name} (${rowRule(_where)})`;

const either = (parts: string[][]) => {
  const texts = parts.map((conditions) => join(conditions, ' and '));
  return texts.length === 1 ? (texts[0] ?? '') : `(${texts.join(' or ')})`;
};

function field(path: string, value: Record<string, unknown>): string[] {
  if (Object.keys(value).every((key) => key in operators)) {
    return Object.entries(value).map(([operator, operand]) => operators[operator]?.(path, operand) ?? '');
  }
  // All conditions on one relationship apply to the same related row.
  const inner = conditionsOf(value, '');
  return inner.length === 1 && !inner[0]?.startsWith('(')
    ? [`${path}.${inner[0]}`]
    : [`${path}(${join(inner, ' and ')})`];
}

function join(conditions: string[], word: string): string {
  return conditions.length === 1 ? unwrap(conditions[0] ?? '') : conditions.join(word);
}

/** Removes brackets that enclose a whole text. */
function unwrap(text: string): string {
  if (!text.startsWith('(')) return text;
  let depth = 0;
  for (const [place, letter] of [...text].entries()) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (depth === 0) return place === text.length - 1 ? text.slice(1, -1) : text;
  }
  return text;
}

const compare = (sign: string) => (path: string, operand: unknown) => `${path} ${sign} ${valueText(operand)}`;

const operators: Record<string, (path: string, operand: unknown) => string> = {
  _eq: compare('='),
  _neq: compare('<>'),
  _gt: compare('>'),
  _gte: compare('>='),
  _lt: compare('<'),
  _lte: compare('<='),
  _in: compare('in'),
  _nin: compare('not in'),
  _like: compare('like'),
  _ceq: (path, operand) => `${path} = column ${String(operand)}`,
  _is_null: (path, operand) => `${path} is ${operand === true ? '' : 'not '}null`,
};
