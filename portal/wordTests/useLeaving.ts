import { useEffect } from 'react';
import { leaveWordTest } from '#client/generated/rest/wordTests.ts';

/** Tells the server each time the page of an open attempt is left for another one. */
export function useLeaving(testId: string): void {
  useEffect(() => {
    const tell = (): void => {
      // Without an answer: it is a note for staff, and the page may be gone.
      if (document.visibilityState === 'hidden') void leaveWordTest(testId, { keepalive: true }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [testId]);
}
