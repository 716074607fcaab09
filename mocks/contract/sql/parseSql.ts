/** An expression of SQL: the field of a column, a value, or what is done to others. */
export type Expression =
  | string
  | { is: string | number | boolean | null }
  | readonly [operation: string, ...Expression[]];

/** Reads what PostgreSQL writes of a check or an index: an operation by its name, as `["<", "startsAt", "endsAt"]`. Throws where it is none. */
export function parseSql(sql: string): Expression {
  const tokens = sql.match(token) ?? [];
  let at = 0;
  const found = read(0);
  if (at < tokens.length) throw new Error(`${tokens[at]} is not expected in ${sql}`);
  return found;

  function next(): string {
    at += 1;
    return tokens[at - 1] ?? '';
  }

  function take(word: string): boolean {
    if (tokens[at] !== word) return false;
    at += 1;
    return true;
  }

  function demand(word: string): void {
    if (!take(word)) throw new Error(`${word} is expected for ${tokens[at]} in ${sql}`);
  }

  /** Operators weaker than `strength` end it. */
  function read(strength: number): Expression {
    let left = readFirst();
    for (;;) {
      const word = tokens[at] ?? '';
      const power = strengths[word.startsWith('::') ? '::' : word] ?? 0;
      if (power <= strength) return left;
      at += 1;
      left = readRest(left, word, power);
    }
  }

  function readFirst(): Expression {
    const word = next();
    if (word === '(') return readUntil(')')[0]!;
    if (word === 'NOT') return ['NOT', read(strengths.AND!)];
    if (word === 'CASE') return readCase();
    if (word === 'ARRAY') return readArray();
    if (word.startsWith("'")) return { is: word.slice(1, -1).replaceAll("''", "'") };
    if (word in constants) return { is: constants[word]! };
    if (/^\d/.test(word)) return { is: Number(word) };
    if (take('(')) return known(word, readUntil(')'));
    if (!/^[a-z_"]/.test(word)) throw new Error(`${word} is not expected in ${sql}`);
    return fieldOf(word.replaceAll('"', ''));
  }

  function readRest(left: Expression, word: string, power: number): Expression {
    if (word.startsWith('::')) return cast(left, word.slice(2));
    if (word === 'IS') return readIs(left);
    if (word === 'AT') {
      demand('TIME');
      demand('ZONE');
      read(power);
      return ['SEOUL', left];
    }
    if (take('ANY') || take('ALL')) {
      const list = read(power);
      if (word !== '=' && word !== '<>') return ['?'];
      return [word === '=' ? 'IN' : 'NOT IN', left, ...(list as readonly Expression[]).slice(1)];
    }
    return [word, left, read(power)];
  }

  function readIs(left: Expression): Expression {
    const is: Expression = take('NOT') ? ['NOT', ['NULL', left]] : ['NULL', left];
    if (take('NULL')) return is;
    demand('NFC');
    demand('NORMALIZED');
    return ['NFC', left];
  }

  /** Its parts are a condition and a value in turn, the last one's condition is true. */
  function readCase(): Expression {
    const subject = tokens[at] === 'WHEN' ? undefined : read(0);
    const parts: Expression[] = [];
    while (take('WHEN')) {
      const when = read(0);
      demand('THEN');
      parts.push(subject === undefined ? when : ['=', subject, when], read(0));
    }
    if (take('ELSE')) parts.push({ is: true }, read(0));
    demand('END');
    return ['CASE', ...parts];
  }

  function readArray(): Expression {
    demand('[');
    return ['ARRAY', ...readUntil(']')];
  }

  function readUntil(end: string): Expression[] {
    const found: Expression[] = [];
    while (!take(end)) {
      found.push(read(0));
      if (tokens[at] !== end) demand(',');
    }
    return found;
  }
}

/** A column by its name in GraphQL. */
const fieldOf = (column: string) => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const token =
  /'(?:[^']|'')*'|::(?:text\[\]|timestamp with(?:out)? time zone|double precision|[a-z_0-9]+(?:\[\])?)|[A-Za-z_][\w.]*|"\w+"|\d+(?:\.\d+)?|<>|<=|>=|!~~|!~|~~|<@|@>|\|\||[-+*/<>=~(),[\]]|\S/g;
const strengths: Record<string, number> = {
  OR: 1,
  AND: 2,
  IS: 4,
  ...Object.fromEntries(['=', '<>', '<', '<=', '>', '>='].map((one) => [one, 5])),
  ...Object.fromEntries(['~', '!~', '~~', '!~~', '<@', '@>', '||'].map((one) => [one, 6])),
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  AT: 9,
  '::': 10,
};
const constants: Record<string, boolean | null> = { true: true, false: false, NULL: null };
const functions = new Set(
  'abs btrim cardinality floor greatest is_month least length lower now num_nonnulls round sum'.split(' '),
);

/** What nothing is known of is `?`. */
const known = (name: string, of: Expression[]): Expression => [
  functions.has(name.toLowerCase()) ? name.toLowerCase() : '?',
  ...of,
];

/** Only what changes a value is kept: a number, a length of time in milliseconds, the day of an instant. */
function cast(of: Expression, type: string): Expression {
  const text = typeof of === 'object' && 'is' in of && typeof of.is === 'string' ? of.is : undefined;
  if (text === undefined) return type === 'date' ? ['DAY', of] : of;
  if (/^(integer|smallint|bigint|numeric)$/.test(type)) return { is: Number(text) };
  if (type !== 'interval') return of;
  const [, hours, minutes, seconds] = /^(\d+):(\d\d):(\d\d)$/.exec(text) ?? [];
  return hours === undefined ? ['?'] : { is: ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 };
}
