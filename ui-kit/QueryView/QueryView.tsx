import { use, type ReactNode } from 'react';
import { FailedState, LoadingState } from '../States/States.tsx';
import { FailureContext } from './FailureContext.ts';

/** The parts of a query that a screen shows; every query of TanStack Query and refine has them. */
export interface Readable {
  isError: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

export interface QueryViewProps<Data> {
  /** A query. */
  query: Readable & { data: Data | undefined };
  /** Skeleton rows while it is on its way. @default 6 */
  rows?: number;
  /** What the skeleton or the failure stands in, such as a card. @default nothing around them */
  frame?: (state: ReactNode) => ReactNode;
  /** Draws what arrived; what was shown before stays while it is read again. */
  children: (data: Data) => ReactNode;
}

/** What was read, or that it is on its way, or that it failed and can be tried again. */
export function QueryView<Data>({ query, rows = 6, frame = (state) => state, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return frame(query.isError ? <QueryFailed query={query} /> : <LoadingState rows={rows} />);
}

/** The failed state of a query. */
export function QueryFailed({ query }: { query: Readable }) {
  const { message, id } = use(FailureContext)(query.error);
  return <FailedState message={message} errorId={id} onRetry={() => void query.refetch()} />;
}

/** What `DataGrid` wants to know of a query. */
export function gridStateOf(query: Readable & { data: unknown }) {
  if (query.data !== undefined) return { state: 'ready' } as const;
  if (query.isError) return { state: 'failed', failed: <QueryFailed query={query} /> } as const;
  return { state: 'loading' } as const;
}
