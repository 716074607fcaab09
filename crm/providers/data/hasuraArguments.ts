import type { CrudFilter, CrudOperators, CrudSort } from '@refinedev/core';

/** Hasura's `where` for refine's filters, undefined when there are none. A field may be a path: `lecture.name`. */
export function whereOf(filters: readonly CrudFilter[] = []): Record<string, unknown> | undefined {
  const parts = filters.map(conditionOf);
  return parts.length > 1 ? { _and: parts } : parts[0];
}

/** Hasura's `order_by` for refine's sorters, undefined when there are none. */
export function orderByOf(sorters: readonly CrudSort[] = []): Record<string, unknown>[] | undefined {
  return sorters.length > 0 ? sorters.map(({ field, order }) => nest(field, order)) : undefined;
}

function conditionOf(filter: CrudFilter): Record<string, unknown> {
  if (!('field' in filter)) return { [`_${filter.operator}`]: filter.value.map(conditionOf) };
  const compare = comparisons[filter.operator];
  if (!compare) throw new Error(`[Code] Operator ${filter.operator} is not supported.`);
  return nest(filter.field, compare(filter.value));
}

function nest(path: string, leaf: unknown): Record<string, unknown> {
  return path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), leaf) as Record<string, unknown>;
}

type Comparison = (value: unknown) => Record<string, unknown>;

const comparisons: Partial<Record<CrudOperators, Comparison>> = {
  eq: (value) => ({ _eq: value }),
  ne: (value) => ({ _neq: value }),
  lt: (value) => ({ _lt: value }),
  gt: (value) => ({ _gt: value }),
  lte: (value) => ({ _lte: value }),
  gte: (value) => ({ _gte: value }),
  in: (value) => ({ _in: value }),
  nin: (value) => ({ _nin: value }),
  contains: (value) => ({ _ilike: `%${literal(value)}%` }),
  ncontains: (value) => ({ _nilike: `%${literal(value)}%` }),
  containss: (value) => ({ _like: `%${literal(value)}%` }),
  ncontainss: (value) => ({ _nlike: `%${literal(value)}%` }),
  startswith: (value) => ({ _ilike: `${literal(value)}%` }),
  startswiths: (value) => ({ _like: `${literal(value)}%` }),
  endswith: (value) => ({ _ilike: `%${literal(value)}` }),
  endswiths: (value) => ({ _like: `%${literal(value)}` }),
  between: (value) => (Array.isArray(value) ? { _gte: value[0], _lte: value[1] } : {}),
  null: (value) => ({ _is_null: value !== false }),
  nnull: (value) => ({ _is_null: value === false }),
};

/** Typed text is not a pattern, so `%`, `_` and `\` are escaped. */
function literal(value: unknown): string {
  return String(value).replace(/[\\%_]/g, '\\$&');
}
