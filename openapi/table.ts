/** Reads `operations.tsv`: every call of the product's first description, described in the contract yet or not. Calls we added are in the contract alone. */

/** Who may call, from anyone to managers. */
export const accessLevels = ['public', 'any', 'student', 'ta', 'admin'] as const;

const header = 'method\tpath\taccess\tinvalidates\tseed call';

export interface Row {
  method: string;
  path: string;
  access: string;
  /** GraphQL roots the call changes. */
  invalidates: string[];
  /** The call as the product's first description names it. */
  seedCall: string;
}

/** The rows in their order. Throws on another header, a line without five columns, an unknown method or access level. */
export function readTable(tsv: string): Row[] {
  const [first, ...lines] = tsv.trimEnd().split('\n');
  if (first !== header) throw new Error(`operations.tsv begins with "${first}", not with "${header}"`);
  return lines.map((line, index) => readRow(line, index + 2));
}

/** How many of these calls are in the table, and how many we added. */
export function coverageOf(
  calls: readonly Pick<Row, 'method' | 'path'>[],
  rows: readonly Row[],
): { inTable: number; ours: number } {
  const known = new Set(rows.map(({ method, path }) => `${method} ${path}`));
  const inTable = calls.filter(({ method, path }) => known.has(`${method} ${path}`)).length;
  return { inTable, ours: calls.length - inTable };
}

function readRow(line: string, number: number): Row {
  const cells = line.split('\t');
  const [method = '', path = '', access = '', invalidates = '', seedCall = ''] = cells;
  const complaint =
    (cells.length !== 5 && `has ${cells.length} columns, not 5`) ||
    (cells.some((cell) => cell.trim() === '') && 'has an empty column') ||
    (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(method) && `has the method ${method}`) ||
    (!path.startsWith('/') && `has the path ${path}`) ||
    (!accessLevels.some((level) => level === access) && `has the access ${access}`);
  if (complaint) throw new Error(`operations.tsv line ${number} ${complaint}`);
  return { method, path, access, invalidates: invalidates === '-' ? [] : invalidates.split(','), seedCall };
}
