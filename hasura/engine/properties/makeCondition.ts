import type { Chooser } from './chooser.ts';
import { KEYS, likePattern, regex, SESSION, valueOf } from './values.ts';
import type { Eyes } from './world.ts';
import type { Column, Table, Type, Value, Condition } from './types.ts';

interface Options {
  depth: number;
  /** Set in a permission: its table. */
  root?: Table;
}

/** A condition on the rows of a table, using only what the role may see. */
export function makeCondition(choose: Chooser, eyes: Eyes, table: Table, options: Options): Condition {
  const { depth, root } = options;
  const below = { ...options, depth: depth - 1 };
  const kind = depth > 0 ? choose.int(0, root ? 9 : 8) : 0;
  if (kind === 4) return { is: 'not', of: makeCondition(choose, eyes, table, below) };
  if (kind === 5 || kind === 6) {
    const all = choose.list(0, 3, () => makeCondition(choose, eyes, table, below));
    return { is: kind === 5 ? 'and' : 'or', all };
  }
  const links = eyes.links(table);
  if ((kind === 7 || kind === 8) && links.length) {
    const link = choose.pick(links);
    if (!root && link.kind === 'array' && eyes.permission(link.remote)?.aggregations && choose.once(3)) {
      return makeCount(choose, eyes, link.remote, below, { is: 'count', link });
    }
    return { is: 'related', link, where: makeCondition(choose, eyes, link.remote, below) };
  }
  if (kind === 9) {
    const other = choose.pick(eyes.world.tables);
    return { is: 'exists', table: other, where: makeCondition(choose, eyes, other, below) };
  }
  if (root && choose.once(5)) {
    const columns = compareColumns(choose, table, root);
    if (columns) return columns;
  }
  return makeComparison(choose, choose.pick(eyes.columns(table)), root !== undefined);
}

type Link = Extract<Condition, { is: 'count' }>['link'];

function makeCount(
  choose: Chooser,
  eyes: Eyes,
  table: Table,
  below: Options,
  start: { is: 'count'; link: Link },
): Condition {
  const columns = eyes.columns(table).filter(({ type }) => type !== 'jsonb');
  return {
    ...start,
    distinct: columns.length && choose.once(3) ? choose.pick(columns) : null,
    filter: choose.once(2) ? makeCondition(choose, eyes, table, below) : null,
    operator: choose.pick(['_eq', '_gt', '_lte', '_neq']),
    count: choose.int(0, 3),
  };
}

function compareColumns(choose: Chooser, table: Table, root: Table): Condition | null {
  const isRoot = choose.once(2);
  const column = choose.pick(table.columns);
  const others = (isRoot ? root : table).columns.filter(({ type }) => type === column.type);
  if (!others.length || column.type === 'jsonb') return null;
  const operator = choose.pick(['_ceq', '_cne', '_cgt', '_clt', '_cgte', '_clte']);
  return { is: 'columns', column, operator, other: choose.pick(others), root: isRoot };
}

const ORDER = ['_eq', '_neq', '_gt', '_lt', '_gte', '_lte', '_in', '_nin', '_is_null'];
const LIKE = ['_like', '_nlike', '_ilike', '_nilike', '_similar', '_nsimilar'];
const REGEX = ['_regex', '_nregex', '_iregex', '_niregex'];
const JSONB = [
  '_eq',
  '_neq',
  '_in',
  '_is_null',
  '_contains',
  '_contained_in',
  '_has_key',
  '_has_keys_any',
  '_has_keys_all',
];

function makeComparison(choose: Chooser, column: Column, inPermission: boolean): Condition {
  const operator = choose.pick(operators(column.type));
  const compare = (value: Value): Condition => ({ is: 'compare', column, operator, operand: { value } });
  const session = Object.entries(SESSION).find(([, type]) => type === column.type)?.[0];
  if (inPermission && session && ORDER.slice(0, 6).includes(operator) && choose.once(2)) {
    return { is: 'compare', column, operator, operand: { session } };
  }
  if (operator === '_is_null') return compare(choose.once(2));
  if (operator === '_in' || operator === '_nin') return compare(choose.list(0, 3, () => valueOf(choose, column.type)));
  if (operator === '_has_key') return compare(choose.pick(KEYS));
  if (operator.startsWith('_has_keys')) return compare(choose.some(KEYS));
  if (LIKE.includes(operator)) return compare(likePattern(choose));
  if (REGEX.includes(operator)) return compare(regex(choose));
  if (inPermission && column.nullable && ['_eq', '_neq'].includes(operator) && choose.once(6)) return compare(null);
  return compare(valueOf(choose, column.type));
}

function operators(type: Type): string[] {
  if (type === 'jsonb') return JSONB;
  return type === 'text' ? [...ORDER, ...LIKE, ...REGEX] : ORDER;
}
