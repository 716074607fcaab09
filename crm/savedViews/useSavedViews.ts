import { josa } from 'es-hangul';
import { useLocation, useNavigate } from 'react-router';
import { useGql, useGqlMutation } from '#client/graphql/gql.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';
import {
  ChangeViewDocument,
  DeleteViewDocument,
  RenameViewDocument,
  SavedViewsDocument,
  SaveViewDocument,
} from './generated/graphql.ts';
import { sayProblem } from '../shared/sayProblem.ts';
import { viewQuery } from './viewQuery.ts';

/** A saved view of this person. */
export interface SavedView {
  id: string;
  name: string;
  query: string;
}

/** This person's saved views of a list, and which of them is shown. The address alone decides what is shown. */
export function useSavedViews(screen: string) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const views: readonly SavedView[] = useGql(SavedViewsDocument, { screen }).data?.savedViews ?? [];
  const save = useGqlMutation(SaveViewDocument);
  const change = useGqlMutation(ChangeViewDocument);
  const rename = useGqlMutation(RenameViewDocument);
  const remove = useGqlMutation(DeleteViewDocument);
  const query = viewQuery(search);

  return {
    views,
    /** The shown state, in the form a view saves it. */
    query,
    /** The view that equals the shown state. */
    shown: views.find((view) => viewQuery(view.query) === query),
    /** Shows a view; null shows the list without one. */
    show: (view: SavedView | null): void => void navigate({ pathname, search: view?.query ?? '' }, { replace: true }),
    /** Saves the shown state under a name, replacing a view of that name. @throws Error with a message for people. */
    save: async (name: string): Promise<void> => {
      const same = views.find((view) => view.name === name);
      if (same) await sayProblem(change.mutateAsync({ id: same.id, query }));
      else await sayProblem(save.mutateAsync({ object: { screen, name, query } }));
    },
    /** Renames a view. @throws Error with a message for people. */
    rename: async ({ id }: SavedView, name: string): Promise<void> => {
      await sayProblem(rename.mutateAsync({ id, name }));
    },
    /** Copies the link of a view to the clipboard; it works for colleagues too. */
    copyLink: async (view: SavedView): Promise<void> => {
      const url = new URL(`${pathname}?${view.query}`, window.location.origin);
      try {
        await navigator.clipboard.writeText(url.href);
        toast({ message: '주소를 복사했습니다. 받은 사람에게 같은 목록이 열립니다.', tone: 'positive' });
      } catch {
        toast({ message: '복사하지 못했습니다. 주소창의 주소를 복사해 주세요.', tone: 'negative' });
      }
    },
    /** Deletes a view, with undo. */
    remove: async (view: SavedView): Promise<void> => {
      try {
        await remove.mutateAsync({ id: view.id });
        const { name, query: kept } = view;
        const putBack = (): Promise<unknown> => save.mutateAsync({ object: { screen, name, query: kept } });
        const action = { label: '되돌리기', onClick: () => void putBack().catch(tell) };
        toast({ message: `보기 ‘${view.name}’${josa.pick(view.name, '을/를')} 지웠습니다`, action });
      } catch (error) {
        tell(error);
      }
    },
  };

  function tell(error: unknown): void {
    toast({ message: problemText(error), tone: 'negative' });
  }
}
