import { useRef, useState, type ReactNode } from 'react';
import type { TemporaryPasswords } from '#client/generated/rest/students.ts';
import { ConfirmDialog } from '#ui-kit';
import { PasswordSheet } from './PasswordSheet.tsx';

type Passwords = TemporaryPasswords['passwords'];

interface IssuePasswordsProps {
  /** The question. */
  title: string;
  /** What becomes of the sign-ins. */
  children: ReactNode;
  issue: () => Promise<Passwords>;
  /** They were issued and seen. @default undefined */
  onIssued?: () => void;
  onClose: () => void;
}

/** Asks, issues temporary passwords, then shows them once. */
export function IssuePasswords({ title, children, issue, onIssued, onClose }: IssuePasswordsProps) {
  const [issued, setIssued] = useState<Passwords | null>(null);
  const isDone = useRef(false);
  if (issued) {
    const done = (): void => {
      onIssued?.();
      onClose();
    };
    return <PasswordSheet passwords={issued} onClose={done} />;
  }
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="발급"
      onConfirm={async () => {
        const passwords = await issue();
        isDone.current = true;
        setIssued(passwords);
      }}
      // The confirmation also closes after success; then the passwords replace it.
      onClose={() => {
        if (!isDone.current) onClose();
      }}
    >
      <p>{children}</p>
      <p>임시 비밀번호는 14일 동안 쓸 수 있고, 이 화면에서 한 번만 보입니다.</p>
    </ConfirmDialog>
  );
}
