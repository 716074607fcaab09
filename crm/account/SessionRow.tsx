import type { ReactNode } from 'react';
import type { AccountSession } from '#client/generated/rest/account.ts';
import { formatInstant, StatusChip, Stack } from '#ui-kit';
import css from './Account.module.css';

/** The class of the list around the rows. */
export const sessionList = css.rows;

/** One sign-in: which device, from where, since when. */
export function SessionRow({ session, action }: { session: AccountSession; action?: ReactNode }) {
  return (
    <li className={css.row}>
      <Stack as="span" gap={2}>
        <span>
          {session.device} {session.isCurrent && <StatusChip tone="positive">지금 이 기기</StatusChip>}
        </span>
        <span className={css.quiet}>
          {session.ip && `${session.ip} · `}
          {formatInstant(session.startedAt)} 로그인 · {formatInstant(session.lastUsedAt)} 사용
        </span>
      </Stack>
      {action}
    </li>
  );
}
