import { PasswordField } from '#ui-kit';
import { CapsLockHint } from './CapsLockHint.tsx';

/** A new password and its repetition. */
export function NewPasswordFields() {
  return (
    <CapsLockHint>
      <PasswordField
        name="newPassword"
        label="새 비밀번호"
        autoComplete="new-password"
        hint="8자 이상. 흔한 비밀번호나 아이디, 이름, 휴대폰 번호로 된 것은 쓸 수 없습니다."
      />
      <PasswordField name="repeated" label="새 비밀번호 확인" autoComplete="new-password" required />
    </CapsLockHint>
  );
}
