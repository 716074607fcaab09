import { useMemo, useRef, useState } from 'react';
import { useGql, useGqlMutation } from '#client/graphql/gql.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';
import { arrangeColumns, layoutFor, type KeptColumns } from '#ui-kit/TypingGrid/arrange.ts';
import type { ColumnLayout, GridColumn } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { ChangeViewDocument, SavedViewsDocument, SaveViewDocument } from '../savedViews/parts.ts';
import { useStable } from '../shared/useStable.ts';
import { readColumns, writeColumns } from './keptColumns.ts';

/** What the columns of a grid are called among one's saved views. */
const NAME = '열';

interface Arranged<R> {
  columns: readonly GridColumn<R>[];
  layout: ColumnLayout;
}

/**
 * The columns of a grid as this person keeps them, on every device of theirs.
 * @param screen which grid, e.g. `scores`
 */
export function useColumnLayout<R>(screen: string, columns: readonly GridColumn<R>[]): Arranged<R> {
  const [kept, keep] = useKeptColumns(`${screen}Columns`);
  const arranged = useMemo(() => arrangeColumns(columns, kept), [columns, kept]);
  const layout = useMemo(() => layoutFor(arranged, kept, keep), [arranged, kept, keep]);
  return { columns: arranged, layout };
}

/** How this person keeps the columns, and what keeps them otherwise from now on. */
function useKeptColumns(screen: string): [KeptColumns, (next: KeptColumns) => void] {
  const saved = useGql(SavedViewsDocument, { screen }).data?.savedViews;
  const [own, setOwn] = useState<KeptColumns | null>(null);
  const query = saved?.[0]?.query;
  const read = useMemo(() => readColumns(query), [query]);
  const save = useSave(screen, saved?.[0]?.id);
  const keep = useStable((next: KeptColumns) => {
    setOwn(next);
    // Before one's own columns are read nothing is written over them.
    if (saved) save(writeColumns(next));
  });
  return [own ?? read, keep];
}

/** Saves one after another, and of those that wait the last alone: a key that is held down asks for many widths. */
function useSave(screen: string, savedId: string | undefined): (query: string) => void {
  const insert = useGqlMutation(SaveViewDocument);
  const change = useGqlMutation(ChangeViewDocument);
  const toast = useToast();
  const id = useRef<string | undefined>(undefined);
  const waiting = useRef<string | null>(null);
  const busy = useRef(false);

  async function put(query: string): Promise<void> {
    id.current ??= savedId;
    if (id.current !== undefined) await change.mutateAsync({ id: id.current, query });
    else id.current = (await insert.mutateAsync({ object: { screen, name: NAME, query } })).insert_savedViews_one?.id;
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
