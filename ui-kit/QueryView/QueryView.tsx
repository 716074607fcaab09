import { use, type ReactNode } from 'react';
import { Note } from '../Layout/Layout.tsx';
import { WAITS_FOR_NETWORK } from '../States/ScreenWaiting.tsx';
import { FailedState, LoadingState } from '../States/States.tsx';
import { FailureContext } from './FailureContext.ts';

/** The parts of a query that a screen shows; every query of TanStack Query and refine has them. */
export interface Readable {
  isError: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
  /** `paused`: it waits for the network. @default undefined */
  fetchStatus?: string;
}

export interface QueryViewProps<Data> {
  /** A query. */
  query: Readable & { data: Data | undefined };
  /** What is read, with its particle, where several parts of a page can fail: `근무 기록을`. @default undefined */
  what?: string;
  /** Skeleton rows while loading. @default 6 */
  rows?: number;
  /** Wraps the skeleton or the failure, e.g. in a card. @default nothing around them */
  frame?: (state: ReactNode) => ReactNode;
  /** Renders the data; during a refetch the previous data stays. */
  children: (data: Data) => ReactNode;
}

/** Shows the data of a query, or that it is loading or waits for the network, or that it failed and can be retried. */
export function QueryView<Data>({ query, what, rows = 6, frame = (state) => state, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return frame(<QueryFailed query={query} what={what} />);
  return frame(query.fetchStatus === 'paused' ? <Waiting /> : <LoadingState rows={rows} />);
}

const Waiting = () => <Note role="status">{WAITS_FOR_NETWORK}</Note>;

/** The failed state of a query. @param what is read, where several parts of a page can fail */
export function QueryFailed({ query, what }: { query: Readable; what?: string | undefined }) {
  const { message, id } = use(FailureContext)(query.error);
  return <FailedState what={what} message={message} errorId={id} onRetry={() => void query.refetch()} />;
}

/** A query's state as `DataGrid` takes it. */
export function gridStateOf(query: Readable & { data: unknown }) {
  if (query.data !== undefined) return { state: 'ready' } as const;
  if (query.isError) return { state: 'failed', failed: <QueryFailed query={query} /> } as const;
  if (query.fetchStatus === 'paused') return { state: 'failed', failed: <Waiting /> } as const;
  return { state: 'loading' } as const;
}
