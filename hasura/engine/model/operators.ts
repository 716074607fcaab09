import type { CompareOperator } from './types.ts';

const EQUALITY = ['_eq', '_neq', '_in', '_nin'] as const;
const ORDER = ['_gt', '_lt', '_gte', '_lte'] as const;
const TEXT = [
  ...(['_like', '_nlike', '_ilike', '_nilike', '_similar', '_nsimilar'] as const),
  ...(['_regex', '_nregex', '_iregex', '_niregex'] as const),
] as const;
const CONTAINMENT = ['_contains', '_contained_in'] as const;
const KEYS = ['_has_key', '_has_keys_any', '_has_keys_all'] as const;

const TREE = [
  ...(['_ancestor', '_ancestor_any', '_descendant', '_descendant_any'] as const),
  ...(['_matches', '_matches_any', '_matches_fulltext'] as const),
] as const;

const ALL: ReadonlySet<string> = new Set([...EQUALITY, ...ORDER, ...TEXT, ...CONTAINMENT, ...KEYS, ...TREE]);
const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'varchar', 'bpchar', 'citext', 'name', 'char']);

/** The operators a query may use on a column, `_is_null` and `_cast` aside. */
export function operatorsFor(type: string, isArray: boolean, isEnum: boolean): readonly CompareOperator[] {
  if (isEnum) return EQUALITY;
  if (isArray) return [...EQUALITY, ...ORDER, ...CONTAINMENT];
  if (type === 'jsonb') return [...EQUALITY, ...ORDER, ...CONTAINMENT, ...KEYS];
  if (type === 'ltree') return [...EQUALITY, ...ORDER, ...TREE];
  return TEXT_TYPES.has(type) ? [...EQUALITY, ...ORDER, ...TEXT] : [...EQUALITY, ...ORDER];
}

export function isCompareOperator(name: string): name is CompareOperator {
  return ALL.has(name);
}

/** Operators whose operand is a list. */
export function takesList(operator: string): boolean {
  return LISTS.has(operator);
}

/** The type of a pattern that a value is matched with, where it differs from the value's. */
export function patternType(operator: CompareOperator): string | null {
  if (operator === '_matches' || operator === '_matches_any') return 'lquery';
  return operator === '_matches_fulltext' ? 'ltxtquery' : null;
}

const LISTS: ReadonlySet<string> = new Set([
  ...['_in', '_nin', '_has_keys_any', '_has_keys_all'],
  ...['_ancestor_any', '_descendant_any', '_matches_any'],
]);

/** Operators whose operand is one or more object keys rather than a value of the column's type. */
export function takesKeys(operator: string): boolean {
  return (KEYS as readonly string[]).includes(operator);
}
