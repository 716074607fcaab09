import { useRef, useState } from 'react';
import { useIssueTemporaryPasswords, type TemporaryPasswords } from '#client/generated/rest/students.ts';
import { ConfirmDialog } from '#ui-kit';
import { PasswordSheet } from '../../shared/PasswordSheet.tsx';

interface PasswordsDialogProps {
  /** The students. */
  userIds: string[];
  onClose: () => void;
}

/** The contract's limit of one call. */
const MOST = 500;

/** Issues temporary passwords, then shows them once. */
export function PasswordsDialog({ userIds, onClose }: PasswordsDialogProps) {
  const issue = useIssueTemporaryPasswords();
  const [issued, setIssued] = useState<TemporaryPasswords['passwords'] | null>(null);
  const isDone = useRef(false);
  if (issued) return <PasswordSheet passwords={issued} onClose={onClose} />;
  if (userIds.length > MOST) {
    return (
      <ConfirmDialog open title="한 번에 너무 많습니다" confirmLabel="확인" onConfirm={onClose} onClose={onClose}>
        임시 비밀번호는 한 번에 {MOST}명까지 발급할 수 있습니다. 선택을 나누어 주세요.
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={`${userIds.length}명에게 임시 비밀번호를 발급할까요?`}
      confirmLabel="발급"
      onConfirm={async () => {
        const { passwords } = await issue.mutateAsync({ data: { userIds } });
        isDone.current = true;
        setIssued(passwords);
      }}
      // The confirmation also closes after success; then the list of passwords replaces it.
      onClose={() => {
        if (!isDone.current) onClose();
      }}
    >
      <p>지금 쓰던 비밀번호와 로그인은 끝납니다. 학생은 처음 로그인할 때 새 비밀번호로 바꾸게 됩니다.</p>
      <p>임시 비밀번호는 14일 동안 쓸 수 있고, 이 화면에서 한 번만 보입니다.</p>
    </ConfirmDialog>
  );
}
