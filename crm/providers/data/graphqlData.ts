import createDataProvider from '@refinedev/graphql';
import type {
  BaseKey,
  BaseRecord,
  CrudFilter,
  CrudSort,
  DataProvider,
  GetListParams,
  GetListResponse,
  GetOneParams,
  GetOneResponse,
  MetaQuery,
} from '@refinedev/core';
import type { Client, OperationResult } from '@urql/core';
import type { DocumentNode } from 'graphql';
import { declaredVariables } from '#client/graphql/gqlDocument.ts';
import { runGql } from '#client/graphql/gqlTransport.ts';
import { GqlError } from '#client/errors.ts';
import { orderByOf, whereOf } from './hasuraArguments.ts';

/** The limit for "all rows"; the server still applies its limit per role. */
const NO_LIMIT = 2147483647;

/** Rows per page when the caller gives no size. */
const PAGE_SIZE = 10;

const NOT_FOUND = '찾을 수 없습니다. 삭제되었거나 볼 권한이 없습니다.';

type Variables = Record<string, unknown>;
type Data = Record<string, unknown>;

/** What a list may say about its variables besides refine's own, in `meta`. */
export interface ListMeta {
  /** Hasura's `where` for the list's filters, when they are not plain comparisons of columns. @default `whereOf` */
  where?: (filters: CrudFilter[]) => object | undefined;
  /** Hasura's `order_by` for the list's sorters. @default `orderByOf` */
  orderBy?: (sorters: CrudSort[]) => object[] | undefined;
}

/** refine's GraphQL data provider with Hasura's variables; `signal` aborts its requests. */
export function graphqlData(signal?: AbortSignal): Required<DataProvider> {
  return createDataProvider(clientOf(signal), options);
}

/** The two methods of urql's client that the provider calls, over our transport: it authorises, refreshes and keeps the errors' details. */
function clientOf(signal: AbortSignal | undefined): Client {
  const send = (document: DocumentNode, variables: Variables) => {
    const answer = runGql<Data, Data>(document, declaredVariables(document, variables), signal && { signal });
    const result = answer.then((data) => ({ data }));
    return Object.assign(result, { toPromise: () => result });
  };
  return { query: send, mutation: send } as unknown as Client;
}

type Options = NonNullable<Parameters<typeof createDataProvider>[1]>;

const options: Options = {
  create: {
    buildVariables: ({ variables, meta }) => withOwn(meta, { input: variables as unknown }),
    dataMapper: firstValue,
  },
  getOne: {
    buildVariables: ({ id, meta }) => withOwn(meta, { id }),
    dataMapper: firstValue,
    // A record is read by a query; a mutation says nothing about how.
    convertMutationToQuery: () => {
      throw new GqlError('[Code] Operation is required.');
    },
  },
  getList: {
    buildVariables: ({ pagination, filters = [], sorters = [], meta }) => {
      const { currentPage = 1, pageSize = PAGE_SIZE, mode = 'server' } = pagination ?? {};
      const offset = mode === 'server' ? (currentPage - 1) * pageSize : 0;
      const { where = whereOf, orderBy = orderByOf } = (meta ?? {}) as ListMeta;
      return {
        ...withOwn(meta, { limit: mode === 'server' ? pageSize : NO_LIMIT, offset }),
        where: both(meta?.gqlVariables?.where, where(filters)),
        orderBy: orderBy(sorters) ?? (meta?.gqlVariables?.orderBy as unknown),
      };
    },
    dataMapper: (response) => rowsOf(response),
    getTotalCount: (response) => countOf(response) ?? rowsOf(response).length,
  },
  getMany: {
    buildFilter: ({ ids }) => ({ id: { _in: ids } }),
    dataMapper: (response) => rowsOf(response),
  },
  update: {
    buildVariables: ({ id, variables, meta }) => withOwn(meta, { id, input: variables as unknown }),
    dataMapper: firstValue,
  },
  deleteOne: {
    buildVariables: ({ id, meta }) => withOwn(meta, { id }),
    dataMapper: firstValue,
  },
  deleteMany: {
    buildVariables: ({ ids, meta }) => withOwn(meta, { ids }),
    dataMapper: (_response, { ids }) => ids.map((id: BaseKey) => ({ id })),
  },
};

/** The answer of a list's document as refine keeps it. */
export const listOf = (data: unknown): GetListResponse => {
  const response = { data } as OperationResult<Data>;
  const rows = rowsOf(response);
  return { data: rows, total: countOf(response) ?? rows.length };
};

/** The answer of a record's document as refine keeps it; undefined where there is none, which the read itself reports. */
export const recordOf = (data: unknown): GetOneResponse | undefined => {
  const [record] = Object.values((data ?? {}) as Record<string, BaseRecord | null>);
  return record ? { data: record } : undefined;
};

/** The variables that a list asks with, as the data provider makes them. */
export const listVariables = (document: DocumentNode, asked: Partial<GetListParams>): Variables =>
  declaredVariables(document, options.getList!.buildVariables!({ resource: '', ...asked }) as Variables);

/** The variables with which a record is asked for. */
export const recordVariables = (document: DocumentNode, asked: Pick<GetOneParams, 'id' | 'meta'>): Variables =>
  declaredVariables(document, options.getOne!.buildVariables!({ resource: '', ...asked }) as Variables);

/** The call's own variables win over the ones of `meta.gqlVariables`. */
const withOwn = (meta: MetaQuery | undefined, own: Variables): Variables => ({
  ...(meta?.gqlVariables as Variables | undefined),
  ...own,
});

const both = (own: unknown, asked: object | undefined) => (own && asked ? { _and: [own, asked] } : (own ?? asked));

const rowsOf = ({ data }: OperationResult<Data>) => Object.values(data ?? {})[0] as { id: string }[];

/** True when the record of a read or a write does not exist for this person. */
export function isNotFound(error: unknown): boolean {
  return error instanceof GqlError && error.reasons[0] === NOT_FOUND;
}

/** A null means that the row does not exist for this person; an error is better than a write that silently changed nothing. */
function firstValue({ data }: OperationResult<Data>): Data {
  const value = Object.values(data ?? {})[0];
  if (value === null || value === undefined) throw new GqlError(`[GraphQL] ${NOT_FOUND}`, { reasons: [NOT_FOUND] });
  return value as Data;
}

/** The `…_aggregate { aggregate { count } }` of the response, when the document selects one. */
function countOf({ data }: OperationResult<Data>): number | undefined {
  for (const value of Object.values(data ?? {})) {
    const count = (value as { aggregate?: { count?: unknown } } | null)?.aggregate?.count;
    if (typeof count === 'number') return count;
  }
  return undefined;
}
