import { useMemo, useRef, useState } from 'react';
import { useGql, useGqlMutation } from '#client/graphql/gql.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';
import { arrangeColumns, layoutFor, type KeptColumns } from '#ui-kit/TypingGrid/columns/arrange.ts';
import type { ColumnLayout, GridColumn } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { ChangeViewDocument, SavedViewsDocument, SaveViewDocument } from '../../savedViews/parts.ts';
import { useStable } from '#ui-kit/useStable.ts';
import { readColumns, writeColumns } from './keptColumns.ts';

/** The name of a grid's column layout among a person's saved views. */
const NAME = '열';

interface Arranged<R> {
  columns: readonly GridColumn<R>[];
  layout: ColumnLayout;
}

/**
 * This person's column layout of a grid, shared by all their devices.
 * @param screen which grid, e.g. `scores`
 */
export function useColumnLayout<R>(screen: string, columns: readonly GridColumn<R>[]): Arranged<R> {
  const [kept, keep] = useKeptColumns(`${screen}Columns`);
  const arranged = useMemo(() => arrangeColumns(columns, kept), [columns, kept]);
  const layout = useMemo(() => layoutFor(arranged, kept, keep), [arranged, kept, keep]);
  return { columns: arranged, layout };
}

/** The column layout of this person, and the function that changes it. */
function useKeptColumns(screen: string): [KeptColumns, (next: KeptColumns) => void] {
  const saved = useGql(SavedViewsDocument, { screen }).data?.savedViews;
  const [own, setOwn] = useState<KeptColumns | null>(null);
  const query = saved?.[0]?.query;
  const read = useMemo(() => readColumns(query), [query]);
  const save = useSave(screen, saved?.[0]?.id);
  const keep = useStable((next: KeptColumns) => {
    setOwn(next);
    // Nothing is saved before the stored layout is loaded, so that it is not overwritten.
    if (saved) save(writeColumns(next));
  });
  return [own ?? read, keep];
}

/** Saves one layout at a time; of the waiting ones only the last, because a key held down changes the width many times. */
function useSave(screen: string, savedId: string | undefined): (query: string) => void {
  const insert = useGqlMutation(SaveViewDocument);
  const change = useGqlMutation(ChangeViewDocument);
  const toast = useToast();
  const id = useRef<string | undefined>(undefined);
  const waiting = useRef<string | null>(null);
  const busy = useRef(false);

  async function put(query: string): Promise<void> {
    id.current ??= savedId;
    if (id.current !== undefined) await change.mutateAsync({ id: id.current, input: { query } });
    else id.current = (await insert.mutateAsync({ input: { screen, name: NAME, query } })).insert_savedViews_one?.id;
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
      toast({ message: `열 배치를 저장하지 못했습니다. ${problemText(error)}`, tone: 'negative' });
    } finally {
      busy.current = false;
    }
  }

  return (query) => {
    waiting.current = query;
    void run();
  };
}
