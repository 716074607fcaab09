import type { ReactNode } from 'react';
import { formatInstant, Link, StatusChip } from '#ui-kit';
import css from '../../shared/records/Records.module.css';
import { paths as sms } from '../../smsMessages/paths.ts';
import type { NotificationLogFactsFragment } from '../generated/graphql.ts';
import { eventLabel } from '../kinds.ts';
import { addressWords, outcomeWord, reasonWords } from './logWords.ts';

interface LogItemProps {
  entry: NotificationLogFactsFragment;
  /** The student, or the template: what the list it stands in does not say. */
  children: ReactNode;
}

/** Why a notification went out, or why it did not. */
export function LogItem({ entry, children }: LogItemProps) {
  const { word, tone } = outcomeWord(entry.outcome);
  const reason = reasonWords(entry);
  return (
    <div className={css.record}>
      <div>
        <p className={css.meta}>
          <StatusChip tone={tone}>{word}</StatusChip>
          {[formatInstant(entry.createdAt), eventLabel(entry.kind), addressWords(entry)].filter(Boolean).join(' · ')}
        </p>
        <p className={css.body}>
          {children}
          {reason !== '' && ` ${reason}`}
        </p>
      </div>
      {entry.messageId != null && <Link href={sms.message(entry.messageId)}>문자 보기</Link>}
    </div>
  );
}
