import { useState } from 'react';
import { problemText } from '#client/problemText.ts';
import { signOut } from '#client/session/session.ts';
import { Button, useToast } from '#ui-kit';

/** Signs out; shows an error when the server could not be reached. */
export function SignOutLink() {
  const [isLeaving, setLeaving] = useState(false);
  const toast = useToast();
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
    <Button variant="quiet" size="small" loading={isLeaving} onClick={() => void leave()}>
      로그아웃
    </Button>
  );
}
