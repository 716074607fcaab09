import type { BaseKey, BaseRecord, DataProvider, GetListParams, MetaQuery } from '@refinedev/core';
import type { DocumentNode } from 'graphql';
import { GqlError } from '../errors.ts';
import { declaredVariables } from './gqlDocument.ts';
import { runGql } from './gqlTransport.ts';
import { orderByOf, whereOf } from './hasuraArguments.ts';

/** The limit for "all rows"; the server still applies its limit per role. */
export const NO_LIMIT = 2147483647;

const NOT_FOUND = '찾을 수 없습니다. 지워졌거나 볼 권한이 없습니다.';

/** Rows per page when the caller gives no size. */
export const PAGE_SIZE = 10;

/**
 * refine's data provider over GraphQL. Each call passes its document in `meta.gqlQuery` or `meta.gqlMutation`;
 * `meta.gqlVariables` are added to the variables.
 */
export const dataProvider: DataProvider = {
  getList: async <T extends BaseRecord>(params: GetListParams) => {
    const data = await run(params.meta, listVariables(params));
    const rows = Object.values(data)[0] as T[];
    return { data: rows, total: countOf(data) ?? rows.length };
  },
  getOne: async ({ id, meta }) => ({ data: firstValue(await run(meta, { id })) }),
  create: async ({ variables, meta }) => ({ data: firstValue(await run(meta, { input: variables })) }),
  update: async ({ id, variables, meta }) => ({ data: firstValue(await run(meta, { id, input: variables })) }),
  deleteOne: async ({ id, meta }) => ({ data: firstValue(await run(meta, { id })) }),
  deleteMany: async <T extends BaseRecord>({ ids, meta }: { ids: BaseKey[]; meta?: MetaQuery }) => {
    await run(meta, { ids });
    return { data: ids.map((id) => ({ id }) as T) };
  },
  getApiUrl: () => {
    throw new Error('getApiUrl is not implemented.');
  },
};

type Data = Record<string, unknown>;

async function run(meta: MetaQuery | undefined, variables: Record<string, unknown>): Promise<Data> {
  const document: DocumentNode | undefined = meta?.gqlMutation ?? meta?.gqlQuery;
  if (!document) throw new GqlError('[Code] Operation is required.');
  const signal = meta?.queryContext?.signal;
  const declared = declaredVariables(document, { ...meta?.gqlVariables, ...variables });
  return runGql<Data, Data>(document, declared, signal && { signal });
}

function listVariables({ pagination, filters, sorters, meta }: GetListParams): Record<string, unknown> {
  const { currentPage = 1, pageSize = PAGE_SIZE, mode = 'server' } = pagination ?? {};
  const paging =
    mode === 'server' ? { limit: pageSize, offset: (currentPage - 1) * pageSize } : { limit: NO_LIMIT, offset: 0 };
  const own = meta?.gqlVariables?.where as Record<string, unknown> | undefined;
  const asked = whereOf(filters);
  const where = own && asked ? { _and: [own, asked] } : (own ?? asked);
  return { ...paging, where, orderBy: orderByOf(sorters) ?? (meta?.gqlVariables?.orderBy as unknown) };
}

/** A null means that the row does not exist for this person; an error is better than a write that silently changed nothing. */
function firstValue<T>(data: Data): T {
  const value = Object.values(data)[0];
  if (value === null || value === undefined) throw new GqlError(`[GraphQL] ${NOT_FOUND}`, { reasons: [NOT_FOUND] });
  return value as T;
}

/** The `…_aggregate { aggregate { count } }` of the response, when the document selects one. */
function countOf(data: Data): number | undefined {
  for (const value of Object.values(data)) {
    const count = (value as { aggregate?: { count?: unknown } } | null)?.aggregate?.count;
    if (typeof count === 'number') return count;
  }
  return undefined;
}
