import { CanAccess } from '@refinedev/core';
import { useState } from 'react';
import { useEndTaSessions, useReadTaSessions } from '#client/generated/rest/tas.ts';
import { Button, ConfirmDialog, QueryView, Note } from '#ui-kit';
import { SessionRow, sessionList } from '../../account/parts.ts';
import { Card } from '../../shared/page/Card.tsx';
import type { Ta } from '../ta.ts';

/** Where a TA is signed in; all of it can be ended. */
export function TaSessionsCard({ ta }: { ta: Ta }) {
  const query = useReadTaSessions(ta.id, { query: { refetchOnMount: 'always' } });
  const [ending, setEnding] = useState(false);
  const end = useEndTaSessions();
  const isAnywhere = (query.data?.sessions.length ?? 0) > 0;
  const endAll = isAnywhere && (
    <CanAccess resource="taDirectory" action="edit">
      <Button size="small" onClick={() => setEnding(true)}>
        모든 기기에서 로그아웃
      </Button>
    </CanAccess>
  );
  return (
    <Card title="로그인한 기기" action={endAll}>
      <QueryView query={query} rows={2}>
        {({ sessions }) =>
          sessions.length === 0 ? (
            <Note>지금 로그인한 기기가 없습니다.</Note>
          ) : (
            <ul className={sessionList}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <ConfirmDialog
        open={ending}
        title={`${ta.user.name} 조교를 모든 기기에서 로그아웃할까요?`}
        confirmLabel="로그아웃"
        onClose={() => setEnding(false)}
        onConfirm={async () => {
          await end.mutateAsync({ taId: ta.id });
          await query.refetch();
        }}
        said="모든 기기에서 로그아웃했습니다"
      >
        다음 일을 하려 할 때 다시 로그인해야 하고, 기억한 기기와 보내 둔 비밀번호 링크·인증번호도 쓸 수 없게 됩니다.
        저장하지 않은 것은 사라집니다.
      </ConfirmDialog>
    </Card>
  );
}
