import { useState } from 'react';
import { useReadSessions, type AccountSession } from '#client/generated/rest/account.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { Button, formatInstant, QueryView, StatusChip } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import css from './MePage.module.css';

const EndSessionDialog = lazyPart(() => import('./EndSessionDialog.tsx'));

/** Where one is signed in; each but this one can be ended, or all of them. */
export function SessionsCard() {
  const query = useReadSessions({ query: { refetchOnMount: 'always' } });
  const [ending, setEnding] = useState<AccountSession | 'others' | null>(null);
  return (
    <Card title="로그인한 기기">
      <QueryView query={query} rows={2}>
        {({ sessions }) => (
          <>
            <ul role="list" className={css.rows}>
              {sessions.map((session) => (
                <li key={session.id} className={css.row}>
                  <span>
                    {session.device} {session.isCurrent && <StatusChip tone="positive">이 기기</StatusChip>}
                    <span className={css.note}>{`${formatInstant(session.lastUsedAt)}에 사용`}</span>
                  </span>
                  {!session.isCurrent && (
                    <Button size="small" aria-label={`${session.device} 로그아웃`} onClick={() => setEnding(session)}>
                      로그아웃
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {sessions.length > 1 && (
              <Button aria-label="다른 기기 모두 로그아웃" onClick={() => setEnding('others')}>
                모두 로그아웃
              </Button>
            )}
          </>
        )}
      </QueryView>
      {ending && <EndSessionDialog ending={ending} onEnded={query.refetch} onClose={() => setEnding(null)} />}
    </Card>
  );
}
