import { useQueryClient } from '@tanstack/react-query';
import { gqlKey, useGql } from '#client/graphql/gql.ts';
import type { GqlDocument } from '#client/graphql/gqlDocument.ts';
import type { Reading } from '../types.ts';
import { useSettled } from '../writes/useSettled.ts';

interface FullSync<Data, Variables extends object> {
  document: GqlDocument<Data, Variables>;
  variables: Variables;
  /** A write is in progress: the answer to an earlier read would restore the old value. */
  writing: boolean;
}

/** A query small enough to be refetched whenever its data changes. */
export function useFullSync<Data, Variables extends object>({
  document,
  variables,
  writing,
}: FullSync<Data, Variables>) {
  const queryClient = useQueryClient();
  const key = gqlKey(document, variables);
  const query = useGql(document, variables, { requestPolicy: 'cache-and-network', enabled: useSettled(!writing) });
  const reading: Reading<Data> = {
    now: () => queryClient.getQueryData<Data>(key),
    keep: (change) => {
      queryClient.setQueryData<Data>(key, (data) => data && change(data));
    },
    stopReading: () => queryClient.cancelQueries({ queryKey: key }),
    reread: () => queryClient.invalidateQueries({ queryKey: key }),
  };
  return { query, reading };
}
