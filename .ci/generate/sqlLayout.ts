/** Breaks a statement of the engine into lines, so that a change of it is read in review. Only spaces change. */

const WIDTH = 160;
const clause = / (?=(?:from|where|order by|group by|limit|offset|join|left join|returning) )/;
/** Not after the name of a part of a JSON object. */
const item = /(?<=[^'],) | (?=(?:and|or) )/;
/** How the engine makes rows of a select to JSON: no lines of its own. */
const wrapped = /^select (?:row_to_json\(r\)|coalesce\(json_agg\(r\), '\[\]'::json\)) from \(/;

/** The statement in lines of at most 160 letters where that can be: what is selected, the clauses, parts of a long one on their own. */
export function layOut(sql: string): string {
  return statement(sql, '').join('\n');
}

function statement(sql: string, indent: string): string[] {
  if (fits(sql, indent)) return [indent + sql];
  const [head = '', ...clauses] = split(sql, clause);
  return [head, ...pack(clauses, indent)].flatMap((part) => expression(part, indent));
}

/** A clause, or a part of one: on one line if it fits; else its brackets are opened, and what stands beside it is packed into lines. */
function expression(text: string, indent: string): string[] {
  if (fits(text, indent)) return [indent + text];
  const parts = split(text, item);
  if (parts.length > 1) return pack(parts, indent).flatMap((line) => expression(line, indent));
  const open = text.indexOf('(');
  const close = closing(text, open);
  if (open < 0 || close < 0) return [indent + text];
  const inside = text.slice(open + 1, close);
  const wrap = wrapped.exec(inside)?.[0] ?? '';
  const inner = wrap === '' ? inside : inside.slice(wrap.length, inside.lastIndexOf(')'));
  const lines = inner.startsWith('select ') ? statement(inner, `${indent}  `) : expression(inner, `${indent}  `);
  const rest = text.slice(open + 1 + wrap.length + inner.length);
  return [indent + text.slice(0, open + 1) + wrap, ...lines, ...expression(rest, indent)];
}

/** As many parts on a line as fit, long ones alone. */
function pack(parts: string[], indent: string): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const together = `${last} ${part}`;
    if (last !== undefined && fits(together, indent)) lines[lines.length - 1] = together;
    else lines.push(part);
  }
  return lines;
}

const fits = (text: string, indent: string) => text.length + indent.length <= WIDTH;

/** Splits where the pattern is found outside brackets and quotation marks. */
function split(text: string, at: RegExp): string[] {
  const open = outside(text);
  const places = [...text.matchAll(new RegExp(at, 'g'))].map(({ index }) => index).filter((place) => open[place]);
  const edges = [-1, ...places, text.length];
  return edges.slice(1).map((end, order) => text.slice(edges[order]! + 1, end));
}

/** For each letter, whether it stands outside brackets and quotation marks. */
function outside(text: string): boolean[] {
  let depth = 0;
  let quote = '';
  return [...text].map((letter) => {
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === "'" || letter === '"') quote = letter;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    return depth === 0 && quote === '';
  });
}

/** The bracket that closes the one that stands there. */
function closing(text: string, open: number): number {
  const end = outside(text.slice(open)).indexOf(true);
  return end < 0 ? -1 : open + end;
}
