import { useResetTaPassword, useSetAdminLevel, useToggleTaStatus } from '#client/generated/rest/tas.ts';
import { ConfirmDialog } from '#ui-kit';
import { DeleteIcon } from '#ui-kit/icons.ts';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import { IssuePasswords } from '../shared/IssuePasswords.tsx';
import { ActivationDialog } from '../shared/records/ActivationDialog.tsx';
import { TaComing } from './page/TaComing.tsx';
import { TaDeletionDialog } from './TaDeletionDialog.tsx';
import type { Ta } from './ta.ts';

interface TaActionsProps {
  ta: Ta;
  /** The TA's sign-ins were ended. */
  onSignedOut: () => void;
}

/** What a manager does about a TA's account. */
export function TaActions({ ta, onSignedOut }: TaActionsProps) {
  const { mutateAsync: issue } = useResetTaPassword();
  const { isActive } = ta.user;
  return (
    <ActionMenu
      name="조교"
      actions={[
        {
          title: '임시 비밀번호 발급',
          when: isActive || '비활성 조교입니다.',
          asks: (close) => (
            <IssuePasswords
              title={`${ta.user.name} 조교에게 임시 비밀번호를 발급할까요?`}
              issue={async () => {
                const issued = await issue({ taId: ta.id });
                return [{ ...issued, userId: issued.id }];
              }}
              onIssued={onSignedOut}
              onClose={close}
            >
              지금 쓰던 비밀번호와 로그인은 끝납니다. 처음 로그인할 때 새 비밀번호로 바꾸게 됩니다.
            </IssuePasswords>
          ),
        },
        {
          title: ta.isAdminLevel ? '관리자 권한 거두기' : '관리자 권한 주기',
          asks: (close) => <LevelDialog ta={ta} onClose={close} />,
        },
        {
          title: isActive ? '비활성으로' : '다시 활성으로',
          asks: (close) => <StatusDialog ta={ta} onClosed={onSignedOut} onClose={close} />,
        },
        {
          title: '삭제(익명 처리)',
          icon: DeleteIcon,
          tone: 'danger',
          asks: (close) => <TaDeletionDialog ta={ta} onClose={close} />,
        },
      ]}
    />
  );
}

function StatusDialog({ ta, onClosed, onClose }: { ta: Ta; onClosed: () => void; onClose: () => void }) {
  const toggle = useToggleTaStatus();
  const isActive = !ta.user.isActive;
  return (
    <ActivationDialog
      name={`${ta.user.name} 조교`}
      isActive={isActive}
      onClose={onClose}
      onConfirm={async () => {
        await toggle.mutateAsync({ taId: ta.id, data: { isActive } });
        if (!isActive) onClosed();
      }}
    >
      {isActive ? (
        '다시 로그인하고 출근할 수 있습니다.'
      ) : (
        <>
          <p>
            지금 로그인이 바로 끝나고 다시 로그인할 수 없습니다. 근무 기록과 급여는 그대로 남으며 언제든 다시 활성으로
            바꿀 수 있습니다.
          </p>
          <TaComing taId={ta.id} />
        </>
      )}
    </ActivationDialog>
  );
}

function LevelDialog({ ta, onClose }: { ta: Ta; onClose: () => void }) {
  const change = useSetAdminLevel();
  const isAdminLevel = !ta.isAdminLevel;
  return (
    <ConfirmDialog
      open
      title={
        isAdminLevel
          ? `${ta.user.name} 조교에게 관리자 권한을 줄까요?`
          : `${ta.user.name} 조교의 관리자 권한을 거둘까요?`
      }
      confirmLabel={isAdminLevel ? '권한 주기' : '권한 거두기'}
      tone={isAdminLevel ? 'normal' : 'danger'}
      onClose={onClose}
      onConfirm={() => change.mutateAsync({ taId: ta.id, data: { isAdminLevel } })}
      said={isAdminLevel ? '관리자 권한을 주었습니다' : '관리자 권한을 거두었습니다'}
    >
      {isAdminLevel
        ? '다른 조교의 급여와 계정, 변경 기록을 모두 보고 바꿀 수 있게 됩니다.'
        : '그 조교가 다음에 하는 일부터 조교로서만 할 수 있습니다.'}
    </ConfirmDialog>
  );
}
