import { useState } from 'react';
import { useEndOtherSessions, useEndSession, type AccountSession } from '#client/generated/rest/account.ts';
import { Button, ConfirmDialog, useToast } from '#ui-kit';
import { Card } from '../shared/Card.tsx';
import { sayProblem } from '../shared/sayProblem.ts';
import { SessionRow, sessionList } from './SessionRow.tsx';

interface SessionsCardProps {
  sessions: readonly AccountSession[];
  onChanged: () => Promise<unknown>;
}

/** One's open sign-ins; each but this one can be ended. */
export function SessionsCard({ sessions, onChanged }: SessionsCardProps) {
  const [ending, setEnding] = useState<AccountSession | 'others' | null>(null);
  const toast = useToast();
  const endOne = useEndSession();
  const endOthers = useEndOtherSessions();
  const end = async (): Promise<void> => {
    if (ending === 'others') await sayProblem(endOthers.mutateAsync());
    else if (ending) await sayProblem(endOne.mutateAsync({ sessionId: ending.id }));
    toast({ message: '로그아웃했습니다.', tone: 'positive' });
    await onChanged();
  };
  const others = sessions.length > 1 && (
    <Button size="small" onClick={() => setEnding('others')}>
      다른 기기 모두 로그아웃
    </Button>
  );
  return (
    <Card title="로그인한 기기" action={others}>
      <ul className={sessionList}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            action={
              !session.isCurrent && (
                <Button size="small" onClick={() => setEnding(session)}>
                  로그아웃
                </Button>
              )
            }
          />
        ))}
      </ul>
      <ConfirmDialog
        open={ending !== null}
        title={ending === 'others' ? '다른 기기에서 모두 로그아웃할까요?' : '이 기기에서 로그아웃할까요?'}
        confirmLabel="로그아웃"
        onConfirm={end}
        onClose={() => setEnding(null)}
      >
        그 기기에서는 다음 일을 하려 할 때 다시 로그인해야 합니다. 저장하지 않은 것은 사라집니다.
      </ConfirmDialog>
    </Card>
  );
}
