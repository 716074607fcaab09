import { useState } from 'react';
import { useEndSessions, type AccountSession } from '#client/generated/rest/account.ts';
import { Button, useToast } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { SessionRow, sessionList } from './SessionRow.tsx';

interface SessionsCardProps {
  sessions: readonly AccountSession[];
  onChanged: () => Promise<unknown>;
}

/** One's open sign-ins; each but this one can be ended. */
export function SessionsCard({ sessions, onChanged }: SessionsCardProps) {
  const [ending, setEnding] = useState<AccountSession | 'others' | null>(null);
  const toast = useToast();
  const endSessions = useEndSessions();
  const end = async ({ currentPassword }: { currentPassword: string }): Promise<void> => {
    const sessionId = ending === 'others' ? undefined : ending?.id;
    await endSessions.mutateAsync({ data: { currentPassword, sessionId } });
    toast({ message: '로그아웃했습니다', tone: 'positive' });
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
      {ending && (
        <PasswordDialog
          title={ending === 'others' ? '다른 기기 모두 로그아웃' : '다른 기기 로그아웃'}
          submitLabel="로그아웃"
          onSubmit={end}
          onClose={() => setEnding(null)}
        >
          {ending === 'others'
            ? '이 기기를 뺀 모든 기기에서 다시 로그인해야 하고, 기억한 기기와 보내 둔 비밀번호 링크·인증번호도 쓸 수 없게 됩니다.'
            : `${ending.device}에서 다음 일을 하려 할 때 다시 로그인해야 합니다.`}{' '}
          저장하지 않은 것은 사라집니다.
        </PasswordDialog>
      )}
    </Card>
  );
}
