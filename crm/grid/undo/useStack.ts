import { useQueryClient } from '@tanstack/react-query';
import { gqlKey, useGql } from '#client/graphql/gql.ts';
import { runGql } from '#client/graphql/gqlTransport.ts';
import { MyChangesDocument, type MyChangesQuery } from '../generated/graphql.ts';
import type { MyChange } from './sayChange.ts';
import { useSettled } from '../writes/useSettled.ts';

/** What the cells of the grids are made of. */
const tables = ['participants', 'scores', 'scoreAttempts', 'workRecords'];

/**
 * One's own actions at these places, the newest first, as the server keeps them: the same in every view, tab and browser.
 * @param places ids of weeks, or months as 2026-11
 * @param writing an action is on its way, and not yet among them
 */
export function useStack(places: readonly string[], writing: boolean) {
  const queryClient = useQueryClient();
  const variables = { places: [...places] };
  const { data } = useGql(MyChangesDocument, variables, {
    requestPolicy: 'cache-and-network',
    enabled: useSettled(!writing),
    meta: { tables },
  });
  return {
    changes: changesIn(data),
    /** Reads them anew. */
    read: async (): Promise<MyChange[]> =>
      changesIn(
        await queryClient.fetchQuery({
          queryKey: gqlKey(MyChangesDocument, variables),
          queryFn: ({ signal }) => runGql(MyChangesDocument, variables, { signal }),
          staleTime: 0,
        }),
      ),
  };
}

/** An action in several weeks is read once for each. */
const changesIn = (data: MyChangesQuery | undefined): MyChange[] => [
  ...new Map(data?.myChanges.map((change) => [change.id, change])).values(),
];
