import type { ReactNode } from 'react';
import { EmptyState, formatInstant } from '#ui-kit';
import { changeSetText } from './changeSetText.ts';
import css from './HistoryList.module.css';

/** An entry of the audit log, as text. */
export interface HistoryEntry {
  id: string;
  at: string;
  actor?: { name?: string | null } | null;
  changeSet?: { kind: string; facts: unknown } | null;
  /** The changes, one line each. */
  changes: readonly string[];
}

interface HistoryListProps<Entry extends HistoryEntry> {
  /** Latest first. */
  entries: readonly Entry[];
  /** Shown when there are none: what creates them. */
  hint: string;
  /** Shown beside an entry, such as a button that restores it. @default undefined */
  renderAction?: (entry: Entry) => ReactNode;
}

/** Who changed what, and when; latest first. */
export function HistoryList<Entry extends HistoryEntry>({ entries, hint, renderAction }: HistoryListProps<Entry>) {
  if (entries.length === 0)
    return (
      <EmptyState of="record" title="아직 바뀐 것이 없습니다">
        {hint}
      </EmptyState>
    );
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
