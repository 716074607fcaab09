import { useRef } from 'react';
import { useGql, useGqlMutation } from '#client/graphql/gql.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';
import { ChangeViewDocument, SavedViewsDocument, SaveViewDocument } from './generated/graphql.ts';

/**
 * One setting of this person, for all their devices: the saved view of a screen that has no other.
 * @param screen of it alone
 * @param name of the view
 * @param failed said where it cannot be saved
 * @returns its text, empty while there is none and undefined while it is read; and what saves another
 */
export function useSetting(
  screen: string,
  name: string,
  failed: string,
): [text: string | undefined, save: (text: string) => void] {
  const views = useGql(SavedViewsDocument, { screen }).data?.savedViews;
  const insert = useGqlMutation(SaveViewDocument);
  const change = useGqlMutation(ChangeViewDocument);
  const toast = useToast();
  const id = useRef<string | undefined>(undefined);
  const waiting = useRef<string | null>(null);
  const busy = useRef(false);

  async function put(query: string): Promise<void> {
    id.current ??= views?.[0]?.id;
    if (id.current !== undefined) await change.mutateAsync({ id: id.current, input: { query } });
    else id.current = (await insert.mutateAsync({ input: { screen, name, query } })).insert_savedViews_one?.id;
  }

  async function run(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      for (let next = waiting.current; next !== null; next = waiting.current) {
        waiting.current = null;
        await put(next);
      }
    } catch (error) {
      toast({ message: `${failed} ${problemText(error)}`, tone: 'negative' });
    } finally {
      busy.current = false;
    }
  }

  return [
    views && (views[0]?.query ?? ''),
    // One at a time; of the waiting ones only the last, because a key held down changes a width many times.
    (text) => {
      waiting.current = text;
      void run();
    },
  ];
}
