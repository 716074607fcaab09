import {
  stringifyTableParams,
  useCreate,
  useDelete,
  useList,
  useUpdate,
  type CrudSort,
  type MetaQuery,
} from '@refinedev/core';
import { josa } from 'es-hangul';
import { useLocation, useNavigate } from 'react-router';
import { useSending, useToast } from '#ui-kit';
import {
  ChangeViewDocument,
  DeleteViewDocument,
  SavedViewsDocument,
  SaveViewDocument,
  type SavedViewsQuery,
} from './generated/graphql.ts';
import { viewQuery } from './viewQuery.ts';

/** A saved view of this person. */
export type SavedView = SavedViewsQuery['savedViews'][number];

const resource = 'savedViews';

/**
 * This person's saved views of a list, and which of them is shown. The address alone decides what is shown.
 * @param sorters the order of the list at its bare address, which is no view
 */
export function useSavedViews(screen: string, sorters: CrudSort[] = []) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const { send } = useSending();
  const { data: views } = useList<SavedView>({
    resource,
    pagination: { mode: 'off' },
    meta: { gqlQuery: SavedViewsDocument, gqlVariables: { screen } },
  }).result;
  const write = useWrites();
  const asked = viewQuery(search);
  const query = asked === viewQuery(stringifyTableParams({ sorters, filters: [] })) ? '' : asked;

  return {
    views,
    /** The shown state, in the form a view saves it; empty for the list at its bare address. */
    query,
    /** The view that equals the shown state. */
    shown: views.find((view) => viewQuery(view.query) === query),
    /** Shows a view; null shows the list without one. */
    show: (view: SavedView | null): void => void navigate({ pathname, search: viewQuery(view?.query ?? '') }),
    /** Saves the shown state under a name, replacing a view of that name. @throws Error with a message for people. */
    save: async (name: string): Promise<void> => {
      const same = views.find((view) => view.name === name);
      await (same ? write.change(same.id, { query }) : write.create({ screen, name, query }));
    },
    /** Renames a view. @throws Error with a message for people. */
    rename: async ({ id }: SavedView, name: string): Promise<void> => {
      await write.change(id, { name });
    },
    /** Copies the link of a view to the clipboard; it works for colleagues too. */
    copyLink: async (view: SavedView): Promise<void> => {
      const url = new URL(`${pathname}?${viewQuery(view.query)}`, window.location.origin);
      try {
        await navigator.clipboard.writeText(url.href);
        toast({ message: '주소를 복사했습니다. 받은 사람에게 같은 목록이 열립니다.', tone: 'positive' });
      } catch {
        toast({ message: '복사하지 못했습니다. 주소창의 주소를 복사해 주세요.', tone: 'negative' });
      }
    },
    /** Deletes a view, with undo. */
    remove: ({ id, name, query: kept }: SavedView) =>
      send(() => write.remove(id), {
        message: `보기 ‘${name}’${josa.pick(name, '을/를')} 삭제했습니다`,
        undo: { send: () => write.create({ screen, name, query: kept }) },
      }),
  };
}

const quiet = { successNotification: false, errorNotification: false } as const;

function useWrites() {
  const { mutateAsync: create } = useCreate();
  const { mutateAsync: update } = useUpdate();
  const { mutateAsync: remove } = useDelete();
  const by = (gqlMutation: MetaQuery['gqlMutation']) => ({ resource, meta: { gqlMutation }, ...quiet });
  return {
    create: (values: Omit<SavedView, 'id'> & { screen: string }) => create({ ...by(SaveViewDocument), values }),
    change: (id: string, values: Partial<SavedView>) => update({ ...by(ChangeViewDocument), id, values }),
    remove: (id: string) => remove({ ...by(DeleteViewDocument), id }),
  };
}
