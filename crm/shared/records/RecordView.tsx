import type { ReactNode } from 'react';
import { QueryView, type Readable } from '#ui-kit';
import { isNotFound } from '../../providers/parts.ts';

interface RecordViewProps<Row> {
  /** The query of refine's `useShow` or `useOne`. */
  query: Readable & { data: { data: Row } | undefined };
  /** Shown when the record is deleted or not this person's to see; where to go from there. */
  gone: ReactNode;
  children: (row: Row) => ReactNode;
}

/** A record's page: its data, that it is loading, that it failed, or that there is no such record. */
export function RecordView<Row>({ query, gone, children }: RecordViewProps<Row>) {
  if (isNotFound(query.error)) return gone;
  return <QueryView query={query}>{({ data }) => children(data)}</QueryView>;
}
