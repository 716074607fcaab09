import { formatInstant, StatusChip, type Tone } from '#ui-kit';
import css from '../shared/Records.module.css';
import type { StudentMessagesQuery } from './generated/graphql.ts';

type Message = StudentMessagesQuery['smsRecipients'][number];

const words: Readonly<Record<string, { word: string; tone: Tone }>> = {
  QUEUED: { word: '보낼 예정', tone: 'info' },
  SENT: { word: '보냄', tone: 'neutral' },
  DELIVERED: { word: '도착', tone: 'positive' },
  FAILED: { word: '실패', tone: 'negative' },
};
const addressees: Readonly<Record<string, string>> = { STUDENT: '학생', PARENT: '보호자' };

/** One text message: recipient, time, delivery state and content. */
export function MessageItem({ message }: { message: Message }) {
  const { status, addressee, name, body, sentAt, channel, message: sending } = message;
  const isCancelled = message.failureCode === 'CANCELLED';
  const state = isCancelled ? { word: '취소됨', tone: 'neutral' as const } : words[status];
  const facts = [
    formatInstant(sentAt ?? sending.scheduledAt),
    [addressees[addressee], name].filter(Boolean).join(' '),
    channel,
    sending.createdByStaff?.name,
    status === 'FAILED' && !isCancelled && `통신사 코드 ${message.failureCode ?? '없음'}`,
  ];
  return (
    <li className={css.record}>
      <div>
        <p className={css.meta}>
          <StatusChip tone={state?.tone ?? 'neutral'}>{state?.word ?? status}</StatusChip>
          {facts.filter(Boolean).join(' · ')}
        </p>
        <p className={css.body}>{body}</p>
      </div>
    </li>
  );
}
