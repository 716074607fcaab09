import type { ReactNode } from 'react';
import { GrowingCard } from './GrowingCard.tsx';
import type { GqlDocument } from '#client/graphql/gqlDocument.ts';
import type { NotificationLogFactsFragment } from '../generated/graphql.ts';
import css from '../../shared/records/Records.module.css';
import { LogItem } from './LogItem.tsx';

interface LogCardProps {
  title: string;
  /** Said when nothing was written yet. */
  empty: string;
  /** The log of this student, or of this template. */
  document: GqlDocument<{ notificationLogs: NotificationLogFactsFragment[] }, { id: string; limit: number }>;
  id: string;
  /** The student or the template of an entry. */
  about: (entry: NotificationLogFactsFragment) => ReactNode;
}

/** What the templates sent by themselves, and what they did not, latest first. */
export function LogCard({ title, empty, document, id, about }: LogCardProps) {
  return (
    <GrowingCard
      title={title}
      empty={empty}
      document={document}
      variables={{ id }}
      rowsOf={({ notificationLogs }) => notificationLogs}
    >
      {(entry) => (
        <li key={entry.id} className={css.listed}>
          <LogItem entry={entry}>{about(entry)}</LogItem>
        </li>
      )}
    </GrowingCard>
  );
}
