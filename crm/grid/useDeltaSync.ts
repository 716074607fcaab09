import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { gqlKey, useGql } from '#client/graphql/gql.ts';
import type { GqlDocument } from '#client/graphql/gqlDocument.ts';
import { useSettled } from './useSettled.ts';

/** A write that began before the last one read may end after it: so many milliseconds are read twice. */
const OVERLAP_MS = 60_000;

interface KeptUp<Data, Variables extends object, Changes, ChangeVariables extends object> {
  /** The whole, read once. */
  document: GqlDocument<Data, Variables>;
  variables: Variables;
  /** What the whole is read again for; what others change in `changes` comes row by row. */
  tables: readonly string[];
  /** What was changed since. */
  changes: GqlDocument<Changes, ChangeVariables>;
  asking: (since: string, data: Data | undefined) => ChangeVariables;
  /** When the latest row of the whole was written; undefined for none. */
  latest: (data: Data) => string | null | undefined;
  /** The whole with what was changed; the same object when nothing of it is new. */
  merge: (data: Data, changes: Changes) => Data;
  /** False when rows came or went that changes do not tell of. */
  isWhole: (data: Data, changes: Changes) => boolean;
  /** Something is being written: an answer asked for before it would put the old value back. */
  writing: boolean;
}

/** A large reading, kept up with what others change by asking for the changed rows alone. */
export function useKeptUp<Data, Variables extends object, Changes, ChangeVariables extends object>(
  asked: KeptUp<Data, Variables, Changes, ChangeVariables>,
) {
  const { document, variables, tables, merge, isWhole, latest, writing } = asked;
  const queryClient = useQueryClient();
  const key = gqlKey(document, variables);
  // Never old by itself: it would be read anew after every write.
  const reading = { requestPolicy: 'network-only', staleTime: Infinity, enabled: !writing, meta: { tables } } as const;
  const query = useGql(document, variables, reading);
  const last = query.data && latest(query.data);
  const since = new Date(Date.parse(last ?? '2000-01-01') - OVERLAP_MS).toISOString();
  const settled = useSettled(!writing);
  const asking = asked.asking(since, query.data);
  const changes = useGql(asked.changes, asking, {
    requestPolicy: 'network-only',
    enabled: settled && query.data !== undefined,
  });
  const changesKey = gqlKey(asked.changes, asking);

  const now = (): Data | undefined => queryClient.getQueryData<Data>(key);
  const keep = (change: (data: Data) => Data): void => {
    queryClient.setQueryData<Data>(key, (data) => data && change(data));
  };
  const catchUp = useEffectEvent((changed: Changes) => {
    keep((data) => merge(data, changed));
    const data = now();
    if (data && !isWhole(data, changed)) void queryClient.invalidateQueries({ queryKey: key });
  });
  useEffect(() => {
    if (changes.data) catchUp(changes.data);
  }, [changes.data]);

  return {
    query,
    now,
    keep,
    /** Lets go what was asked before a write: its answer would put the old values back. The whole is asked again after it. */
    stopReading: async () => {
      const isRead = { queryKey: key, predicate: ({ state }: Query) => state.data !== undefined };
      await Promise.all([queryClient.cancelQueries({ queryKey: changesKey }), queryClient.cancelQueries(isRead)]);
    },
    reread: () => queryClient.invalidateQueries({ queryKey: changesKey }),
    /** Reads the whole again. */
    rereadAll: () => queryClient.invalidateQueries({ queryKey: key }),
  };
}
