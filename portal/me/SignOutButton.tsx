import { signOut } from '#client/session/session.ts';
import { Button, useSending } from '#ui-kit';
import { LogOutIcon } from '#ui-kit/icons.ts';

/** Signs out; when the server cannot be reached, shows an error and stays. */
export function SignOutButton() {
  const { isSending, send } = useSending();
  return (
    <Button icon={<LogOutIcon aria-hidden />} loading={isSending} onClick={() => void send(() => signOut())}>
      로그아웃
    </Button>
  );
}
