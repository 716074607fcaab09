import { useState } from 'react';
import { ACADEMY_NAME } from '#client/page/academy.ts';
import type { TemporaryPasswords } from '#client/generated/rest/students.ts';
import { Button, ConfirmDialog, Dialog, DialogActions, DialogBody } from '#ui-kit';
import { PrintIcon } from '#ui-kit/icons.ts';
import { Printed } from './page/Printed.tsx';
import css from './PasswordSheet.module.css';

interface PasswordSheetProps {
  passwords: TemporaryPasswords['passwords'];
  onClose: () => void;
}

/** Temporary passwords as slips to print and cut out; they are shown only once, so closing asks for confirmation. */
export function PasswordSheet({ passwords, onClose }: PasswordSheetProps) {
  const [leaving, setLeaving] = useState(false);
  return (
    <Dialog open size="large" title={`임시 비밀번호 ${passwords.length}명`} onClose={() => setLeaving(true)}>
      <DialogBody>
        <p className={css.once}>닫으면 다시 볼 수 없습니다. 인쇄하거나 지금 전해 주세요.</p>
        <Slips passwords={passwords} />
      </DialogBody>
      <DialogActions>
        <Button onClick={() => setLeaving(true)}>닫기</Button>
        <Button variant="primary" data-autofocus icon={<PrintIcon aria-hidden />} onClick={() => window.print()}>
          인쇄
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={leaving}
        title="임시 비밀번호를 모두 전했나요?"
        confirmLabel="닫기"
        cancelLabel="계속 보기"
        tone="danger"
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      >
        닫으면 {passwords.length}명의 임시 비밀번호를 다시 볼 수 없습니다. 전하지 못했다면 다시 발급해야 합니다.
      </ConfirmDialog>
      <Printed>
        <Slips passwords={passwords} />
      </Printed>
    </Dialog>
  );
}

function Slips({ passwords }: Pick<PasswordSheetProps, 'passwords'>) {
  return (
    <ul role="list" className={css.slips} aria-label="임시 비밀번호">
      {passwords.map((entry) => (
        <li key={entry.userId} className={css.slip}>
          <strong>{entry.name}</strong>
          <dl>
            <dt>아이디</dt>
            <dd>{entry.loginId}</dd>
            <dt>임시 비밀번호</dt>
            <dd className={css.secret}>{entry.temporaryPassword}</dd>
            <dt>로그인</dt>
            <dd>{`${location.host}/login`}</dd>
          </dl>
          <p className={css.note}>14일 안에 로그인해 나만 아는 비밀번호로 바꿔 주세요. {ACADEMY_NAME}</p>
        </li>
      ))}
    </ul>
  );
}
