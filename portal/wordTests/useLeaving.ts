import { useEffect, useRef } from 'react';
import { leaveWordTest } from '#client/generated/rest/wordTests.ts';

// Without an answer: it is a note for staff, and the page may be gone.
const tell = (testId: string): void => void leaveWordTest(testId, { keepalive: true }).catch(() => undefined);

/**
 * Tells the server each time the page of an open attempt is left, for another app, another page or for good. A reload leaves it, too: the
 * server takes that back when the page resumes the attempt.
 * @param testId the open attempt, undefined for none
 */
export function useLeaving(testId: string | undefined): void {
  const open = useRef(testId);
  useEffect(() => {
    open.current = testId;
    if (testId === undefined) return;
    const hear = (): void => {
      if (document.visibilityState === 'hidden') tell(testId);
    };
    document.addEventListener('visibilitychange', hear);
    return () => document.removeEventListener('visibilitychange', hear);
  }, [testId]);
  useEffect(
    () => () => {
      if (open.current !== undefined) tell(open.current);
    },
    [],
  );
}
