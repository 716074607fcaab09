import { useIssueTemporaryPasswords } from '#client/generated/rest/students.ts';
import { ConfirmDialog } from '#ui-kit';
import { IssuePasswords } from '../../shared/IssuePasswords.tsx';

interface PasswordsDialogProps {
  /** The students. */
  userIds: readonly string[];
  onClose: () => void;
}

/** The contract's limit of one call. */
const MOST = 500;

/** Issues temporary passwords, then shows them once. */
export function PasswordsDialog({ userIds, onClose }: PasswordsDialogProps) {
  const { mutateAsync: issue } = useIssueTemporaryPasswords();
  if (userIds.length > MOST) {
    return (
      <ConfirmDialog open title="한 번에 너무 많습니다" confirmLabel="확인" onConfirm={onClose} onClose={onClose}>
        임시 비밀번호는 한 번에 {MOST}명까지 발급할 수 있습니다. 선택을 나누어 주세요.
      </ConfirmDialog>
    );
  }
  return (
    <IssuePasswords
      title={`${userIds.length}명에게 임시 비밀번호를 발급할까요?`}
      issue={async () => (await issue({ data: { userIds: [...userIds] } })).passwords}
      onClose={onClose}
    >
      지금 쓰던 비밀번호와 로그인은 끝납니다. 학생은 처음 로그인할 때 새 비밀번호로 바꾸게 됩니다.
    </IssuePasswords>
  );
}
