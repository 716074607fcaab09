import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemId, problemText } from '#client/problemText.ts';
import { FailedState, LoadingState } from '#ui-kit';
import { Card } from './Card.tsx';

export interface LoadedProps<Data> {
  /** A query of `useGql`. */
  query: UseQueryResult<Data>;
  /** Draws what was read. */
  children: (data: Data) => ReactNode;
}

/** What was read, or that it is on its way, or that it failed and can be tried again. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) {
    return (
      <Card>
        <LoadingState rows={6} />
      </Card>
    );
  }
  return (
    <FailedState
      message={problemText(query.error)}
      errorId={problemId(query.error)}
      onRetry={() => void query.refetch()}
    />
  );
}
