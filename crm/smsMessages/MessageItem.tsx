import { formatInstant, Link, StatusChip } from '#ui-kit';
import css from '../shared/records/Records.module.css';
import { fateReason, fateWord, wayWord, waitWords } from './fates.ts';
import { paths } from './paths.ts';
import type { StudentMessagesQuery } from './generated/graphql.ts';

type Message = StudentMessagesQuery['smsRecipients'][number];

const addressees: Readonly<Record<string, string>> = { STUDENT: '학생', PARENT: '보호자' };

/** One text message: recipient, time, delivery state and content. */
export function MessageItem({ message }: { message: Message }) {
  const { addressee, name, body, sentAt, message: sending } = message;
  const { word, tone } = fateWord(message);
  const facts = [
    formatInstant(sentAt ?? sending.scheduledAt),
    [addressees[addressee], name].filter(Boolean).join(' '),
    wayWord(message),
    sending.createdByStaff?.name,
    (message.status === 'QUEUED' && waitWords(sending.result)?.long) || fateReason(message),
  ];
  return (
    <div className={css.record}>
      <div>
        <p className={css.meta}>
          <StatusChip tone={tone}>{word}</StatusChip>
          {facts.filter(Boolean).join(' · ')}
        </p>
        <p className={css.body}>{body}</p>
      </div>
      <Link href={paths.message(sending.id)}>문자 보기</Link>
    </div>
  );
}
