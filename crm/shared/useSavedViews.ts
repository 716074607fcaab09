import { useLocation, useNavigate } from 'react-router';
import { useGql, useGqlMutation } from '#client/gql.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';
import { ChangeViewDocument, DeleteViewDocument, SavedViewsDocument, SaveViewDocument } from './generated/graphql.ts';
import { sayProblem } from './sayProblem.ts';
import { viewQuery } from './viewQuery.ts';

/** A view one has saved. */
export interface SavedView {
  id: string;
  name: string;
  query: string;
}

/** One's own saved views of a list, and which of them the address shows. The address alone holds what is shown. */
export function useSavedViews(screen: string) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const views: readonly SavedView[] = useGql(SavedViewsDocument, { screen }).data?.savedViews ?? [];
  const save = useGqlMutation(SaveViewDocument);
  const change = useGqlMutation(ChangeViewDocument);
  const remove = useGqlMutation(DeleteViewDocument);
  const query = viewQuery(search);

  const put = async ({ name, query: kept }: Omit<SavedView, 'id'>): Promise<void> => {
    const same = views.find((view) => view.name === name);
    if (same) await sayProblem(change.mutateAsync({ id: same.id, query: kept }));
    else await sayProblem(save.mutateAsync({ object: { screen, name, query: kept } }));
  };

  return {
    views,
    /** What is shown, as a view would keep it. */
    query,
    /** The view that is shown as it was saved. */
    shown: views.find((view) => viewQuery(view.query) === query),
    /** Shows a view; null shows the list as it is without any. */
    show: (view: SavedView | null): void => void navigate({ pathname, search: view?.query ?? '' }, { replace: true }),
    /** Saves what is shown under a name; a view of that name is changed into it. @throws Error in words for people. */
    save: (name: string): Promise<void> => put({ name, query }),
    /** Deletes a view, and offers to take that back. */
    remove: async (view: SavedView): Promise<void> => {
      try {
        await remove.mutateAsync({ id: view.id });
        const action = { label: '되돌리기', onClick: () => void put(view).catch(tell) };
        toast({ message: `보기 ‘${view.name}’을(를) 지웠습니다`, action });
      } catch (error) {
        tell(error);
      }
    },
  };

  function tell(error: unknown): void {
    toast({ message: problemText(error), tone: 'negative' });
  }
}
