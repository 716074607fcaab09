import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { gqlKey, useGql } from '#client/graphql/gql.ts';
import type { GqlDocument } from '#client/graphql/gqlDocument.ts';
import type { Reading } from '../types.ts';
import { useSettled } from '../writes/useSettled.ts';

/** A write may commit after the last read although it began before; this many milliseconds are therefore read twice. */
const OVERLAP_MS = 60_000;

interface DeltaSync<Data, Variables extends object, Changes, ChangeVariables extends object> {
  /** The whole data set, read once. */
  document: GqlDocument<Data, Variables>;
  variables: Variables;
  /** Tables whose changes cause a full read; other changes are read row by row. */
  tables: readonly string[];
  /** The rows changed since a moment. */
  changes: GqlDocument<Changes, ChangeVariables>;
  changeVariables: (since: string, data: Data | undefined) => ChangeVariables;
  /** When the latest row was written; undefined without rows. */
  latest: (data: Data) => string | null | undefined;
  /** The data with the changed rows applied; the same object when none of them is new. */
  merge: (data: Data, changes: Changes) => Data;
  /** False when rows were added or removed, which the changed rows do not show. */
  isComplete: (data: Data, changes: Changes) => boolean;
  /** A write is in progress: the answer to an earlier read would restore the old value. */
  writing: boolean;
}

/** A large query that stays current by reading only the rows that others changed. */
export function useDeltaSync<Data, Variables extends object, Changes, ChangeVariables extends object>(
  sync: DeltaSync<Data, Variables, Changes, ChangeVariables>,
) {
  const { document, variables, tables, merge, isComplete, latest, writing } = sync;
  const queryClient = useQueryClient();
  const key = gqlKey(document, variables);
  // Never stale by itself, because otherwise it would be refetched after every write.
  const policy = { requestPolicy: 'network-only', staleTime: Infinity, enabled: !writing, meta: { tables } } as const;
  const query = useGql(document, variables, policy);
  const last = query.data && latest(query.data);
  const since = new Date(Date.parse(last ?? '2000-01-01') - OVERLAP_MS).toISOString();
  const settled = useSettled(!writing);
  const changeVariables = sync.changeVariables(since, query.data);
  const changes = useGql(sync.changes, changeVariables, {
    requestPolicy: 'network-only',
    enabled: settled && query.data !== undefined,
  });
  const changesKey = gqlKey(sync.changes, changeVariables);

  const now = (): Data | undefined => queryClient.getQueryData<Data>(key);
  const keep = (change: (data: Data) => Data): void => {
    queryClient.setQueryData<Data>(key, (data) => data && change(data));
  };
  const mergeChanges = useEffectEvent((changed: Changes) => {
    keep((data) => merge(data, changed));
    const data = now();
    if (data && !isComplete(data, changed)) void queryClient.invalidateQueries({ queryKey: key });
  });
  useEffect(() => {
    if (changes.data) mergeChanges(changes.data);
  }, [changes.data]);

  const reading: Reading<Data> = {
    now,
    keep,
    // The first full read is not cancelled: there is nothing else to show.
    stopReading: async () => {
      const isRead = { queryKey: key, predicate: ({ state }: Query) => state.data !== undefined };
      await Promise.all([queryClient.cancelQueries({ queryKey: changesKey }), queryClient.cancelQueries(isRead)]);
    },
    reread: () => queryClient.invalidateQueries({ queryKey: changesKey }),
  };
  return { query, reading };
}
