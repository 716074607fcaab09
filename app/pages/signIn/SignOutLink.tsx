import { signOut } from '#client/session/session.ts';
import { Button, useSending } from '#ui-kit';

/** Signs out; shows an error when the server could not be reached. */
export function SignOutLink() {
  const { isSending, send } = useSending();
  return (
    <Button variant="quiet" size="small" loading={isSending} onClick={() => void send(() => signOut())}>
      로그아웃
    </Button>
  );
}
