import { useState } from 'react';
import { problemText } from '#client/problemText.ts';
import { signOut } from '#client/session/session.ts';
import { Button, useToast } from '#ui-kit';
import { LogOutIcon } from '#ui-kit/icons.ts';

/** Signs out; when the server cannot be reached, shows an error and stays. */
export function SignOutButton() {
  const toast = useToast();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      await signOut();
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
      setLeaving(false);
    }
  };
  return (
    <Button icon={<LogOutIcon aria-hidden />} loading={isLeaving} onClick={() => void leave()}>
      로그아웃
    </Button>
  );
}
