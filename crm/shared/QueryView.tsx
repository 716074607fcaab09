import type { ReactNode } from 'react';
import { problemId, problemText } from '#client/problemText.ts';
import { FailedState, LoadingState } from '#ui-kit';

/** The parts of a query, ours or refine's, that a screen shows. */
export interface Readable {
  isError: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

interface QueryViewProps<Data> {
  /** What `useGql` gave. */
  query: Readable & { data: Data | undefined };
  /** Skeleton rows while it is on its way. @default 6 */
  rows?: number;
  /** Draws what arrived; what was shown before stays while it is read again. */
  children: (data: Data) => ReactNode;
}

/** Loading, failed with a way to try again, or the data. */
export function QueryView<Data>({ query, rows = 6, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <QueryFailed query={query} />;
  return <LoadingState rows={rows} />;
}

/** The failed state of a query. */
export function QueryFailed({ query }: { query: Readable }) {
  return (
    <FailedState
      message={problemText(query.error)}
      errorId={problemId(query.error)}
      onRetry={() => void query.refetch()}
    />
  );
}

/** What the kit's `DataGrid` wants to know of a query. */
export function gridStateOf(query: Readable & { data: unknown }) {
  if (query.data !== undefined) return { state: 'ready' } as const;
  if (query.isError) return { state: 'failed', failed: <QueryFailed query={query} /> } as const;
  return { state: 'loading' } as const;
}
