import type { ReactNode } from 'react';
import { EmptyState, formatInstant } from '#ui-kit';
import { changeSetText } from './changeSetText.ts';
import css from './Grid.module.css';

/** An entry of the audit log, in words. */
export interface HistoryEntry {
  id: string;
  at: string;
  actor?: { name?: string | null } | null;
  changeSet?: { kind: string; facts: unknown } | null;
  /** What it changed, a line each. */
  changes: readonly string[];
}

interface HistoryListProps<Entry extends HistoryEntry> {
  /** The latest first. */
  entries: readonly Entry[];
  /** What to do so that there will be some. */
  hint: string;
  /** Beside an entry, such as a way back to it. @default undefined */
  renderAction?: (entry: Entry) => ReactNode;
}

/** Who changed what, and when; the latest first. */
export function HistoryList<Entry extends HistoryEntry>({ entries, hint, renderAction }: HistoryListProps<Entry>) {
  if (entries.length === 0) return <EmptyState title="아직 바뀐 것이 없습니다">{hint}</EmptyState>;
  return (
    <ol className={css.history}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <p>
            <strong>{entry.actor?.name ?? '시스템'}</strong> <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
            {entry.changeSet && <span> · {changeSetText(entry.changeSet)}</span>}
          </p>
          <ul role="list">
            {entry.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          {renderAction?.(entry)}
        </li>
      ))}
    </ol>
  );
}
