import type { BaseRecord, DataProvider, DeleteManyParams, MetaQuery } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Sent } from '#client/command.ts';
import { commands } from '#client/generated/commands.ts';
import { tablesOf } from '#client/graphql/gqlDocument.ts';
import { invalidateTables } from '#client/live/invalidateTables.ts';
import { graphqlData } from './graphqlData.ts';

/**
 * refine's data provider. Reads are GraphQL documents, given in `meta.gqlQuery`. A write is the command that the contract names for the
 * resource (`x-resource`), else the mutation in `meta.gqlMutation`: the screen that calls `useCreate` does not know which.
 * `meta.params` has the parameters of a command's path besides the record's id.
 * @throws HttpError, GqlError, NetworkError
 */
export function createData(queryClient: QueryClient): DataProvider {
  const graphql = graphqlData();

  /**
   * Reads again everything that the write may have changed, not only the resource. Also after a refusal: the server's values may be newer,
   * and refine has put back what was cached before the write.
   */
  async function written<T>(tables: readonly string[], write: Promise<T>): Promise<T> {
    try {
      return await write;
    } finally {
      void invalidateTables(queryClient, tables);
    }
  }

  async function send(action: 'create' | 'edit' | 'delete', resource: string, sent: Sent) {
    const command = commands[resource]?.[action];
    if (!command) return undefined;
    const data = await written(command.tables, command.send(sent));
    return { data: (data ?? { id: sent.id }) as never };
  }

  return {
    getList: (params) => graphqlData(signalOf(params.meta)).getList(params),
    getOne: (params) => graphqlData(signalOf(params.meta)).getOne(params),
    getMany: (params) => graphqlData(signalOf(params.meta)).getMany(params),
    custom: (params) => written(writtenBy(params.meta), graphqlData(signalOf(params.meta)).custom(params)),
    create: async (params) => {
      const { resource, variables, meta } = params;
      const answer = await send('create', resource, sentOf('', variables, meta));
      return answer ?? written(writtenBy(meta), graphql.create(params));
    },
    update: async (params) => {
      const { resource, id, variables, meta } = params;
      const answer = await send('edit', resource, sentOf(id, variables, meta));
      return answer ?? written(writtenBy(meta), graphql.update(params));
    },
    deleteOne: async (params) => {
      const { resource, id, variables, meta } = params;
      const answer = await send('delete', resource, sentOf(id, variables, meta));
      return answer ?? written(writtenBy(meta), graphql.deleteOne(params));
    },
    deleteMany: async <T extends BaseRecord, V>(params: DeleteManyParams<V>) => {
      const { resource, ids, variables, meta } = params;
      const command = commands[resource]?.delete;
      if (!command)
        return written(writtenBy(meta), graphql.deleteMany<T, V & object>(params as DeleteManyParams<V & object>));
      await Promise.all(ids.map((id) => send('delete', resource, sentOf(id, variables, meta))));
      return { data: ids.map((id) => ({ id }) as T) };
    },
    getApiUrl: graphql.getApiUrl,
  };
}

/** refine puts TanStack's query context among the rest of `meta`. */
const signalOf = (meta: MetaQuery | undefined): AbortSignal | undefined => meta?.signal as AbortSignal | undefined;

const sentOf = (id: string | number, values: unknown, meta: MetaQuery | undefined): Sent => ({
  id: String(id),
  values,
  params: (meta?.params ?? {}) as Sent['params'],
});

/** The tables of a mutation, and those in `meta.tables`, which triggers change with them. */
const writtenBy = (meta: MetaQuery | undefined): readonly string[] => [
  ...(meta?.gqlMutation ? tablesOf(meta.gqlMutation) : []),
  ...((meta?.tables as string[] | undefined) ?? []),
];
