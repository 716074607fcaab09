import type { AccountEvent } from '#client/generated/rest/account.ts';
import { formatInstant, StatusChip, Stack } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import css from './Account.module.css';
import { eventWords } from './eventWords.ts';

/** What happened lately at one's sign-in, the latest first. */
export function EventsCard({ events }: { events: readonly AccountEvent[] }) {
  return (
    <Card title="최근 보안 기록">
      {events.length === 0 ? (
        <p className={css.quiet}>아직 기록이 없습니다.</p>
      ) : (
        <ul className={css.rows}>
          {events.map(({ id, at, kind, device, ip, isNewDevice }) => (
            <li key={id} className={css.row}>
              <Stack as="span" gap={2}>
                <span>
                  {eventWords(kind)} {isNewDevice && <StatusChip tone="warning">새 기기</StatusChip>}
                </span>
                <span className={css.quiet}>
                  {device}
                  {ip && ` · ${ip}`}
                </span>
              </Stack>
              <time className={css.quiet} dateTime={at}>
                {formatInstant(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
