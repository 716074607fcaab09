import { useRef, useState } from 'react';
import {
  useResetTaPassword,
  useSetAdminLevel,
  useToggleTaStatus,
  type IssuedPassword,
} from '#client/generated/rest/tas.ts';
import { ConfirmDialog, Menu } from '#ui-kit';
import { DeleteIcon, MoreIcon } from '#ui-kit/icons.ts';
import { PasswordSheet } from '../shared/PasswordSheet.tsx';
import { TaComing } from './TaComing.tsx';
import { TaDeletionDialog } from './TaDeletionDialog.tsx';
import type { Ta } from './ta.ts';

interface TaActionsProps {
  ta: Ta;
  /** The TA's sign-ins were ended. */
  onSignedOut: () => void;
}

/** What a manager does about a TA's account. */
export function TaActions({ ta, onSignedOut }: TaActionsProps) {
  const [asking, setAsking] = useState<'password' | 'status' | 'level' | 'delete' | null>(null);
  const close = () => setAsking(null);
  const { isActive } = ta.user;
  return (
    <>
      <Menu
        label="조교 더 보기"
        iconOnly
        icon={<MoreIcon aria-hidden />}
        items={[
          { label: '임시 비밀번호 발급', disabled: !isActive, onSelect: () => setAsking('password') },
          { label: ta.isAdminLevel ? '관리자 권한 거두기' : '관리자 권한 주기', onSelect: () => setAsking('level') },
          { label: isActive ? '비활성으로' : '다시 활성으로', onSelect: () => setAsking('status') },
          {
            label: '지우기(익명 처리)',
            icon: <DeleteIcon aria-hidden />,
            tone: 'danger',
            onSelect: () => setAsking('delete'),
          },
        ]}
      />
      {asking === 'password' && <PasswordDialog ta={ta} onIssued={onSignedOut} onClose={close} />}
      {asking === 'status' && <StatusDialog ta={ta} onClosed={onSignedOut} onClose={close} />}
      {asking === 'level' && <LevelDialog ta={ta} onClose={close} />}
      {asking === 'delete' && <TaDeletionDialog ta={ta} onClose={close} />}
    </>
  );
}

function PasswordDialog({ ta, onIssued, onClose }: { ta: Ta; onIssued: () => void; onClose: () => void }) {
  const issue = useResetTaPassword();
  const [issued, setIssued] = useState<IssuedPassword | null>(null);
  const isDone = useRef(false);
  if (issued) {
    const done = () => {
      onIssued();
      onClose();
    };
    return <PasswordSheet passwords={[{ ...issued, userId: issued.id }]} onClose={done} />;
  }
  return (
    <ConfirmDialog
      open
      title={`${ta.user.name} 조교에게 임시 비밀번호를 발급할까요?`}
      confirmLabel="발급"
      onConfirm={async () => {
        const answer = await issue.mutateAsync({ taId: ta.id });
        isDone.current = true;
        setIssued(answer);
      }}
      // The confirmation also closes after success; then the password replaces it.
      onClose={() => {
        if (!isDone.current) onClose();
      }}
    >
      <p>지금 쓰던 비밀번호와 로그인은 끝납니다. 처음 로그인할 때 새 비밀번호로 바꾸게 됩니다.</p>
      <p>임시 비밀번호는 14일 동안 쓸 수 있고, 이 화면에서 한 번만 보입니다.</p>
    </ConfirmDialog>
  );
}

function StatusDialog({ ta, onClosed, onClose }: { ta: Ta; onClosed: () => void; onClose: () => void }) {
  const toggle = useToggleTaStatus();
  const isActive = !ta.user.isActive;
  return (
    <ConfirmDialog
      open
      title={`${ta.user.name} 조교를 ${isActive ? '다시 활성으로' : '비활성으로'} 바꿀까요?`}
      confirmLabel={isActive ? '활성으로' : '비활성으로'}
      tone={isActive ? 'normal' : 'danger'}
      onClose={onClose}
      onConfirm={async () => {
        await toggle.mutateAsync({ taId: ta.id, data: { isActive } });
        if (!isActive) onClosed();
      }}
      said={`${ta.user.name} 조교를 ${isActive ? '활성' : '비활성'}으로 바꿨습니다`}
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
    </ConfirmDialog>
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
