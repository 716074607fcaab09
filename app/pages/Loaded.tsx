import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemText } from '#client/problemText.ts';
import { FailedState, LoadingState } from '#ui-kit';

export interface LoadedProps<Data> {
  /** A query of `useGql`. */
  query: UseQueryResult<Data>;
  /** Draws what was read. */
  children: (data: Data) => ReactNode;
}

/** What was read, or that it is on its way, or that it failed and can be tried again. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <LoadingState rows={4} />;
  return <FailedState message={problemText(query.error)} onRetry={() => void query.refetch()} />;
}
