import { useEffect, useState } from 'react';

/** Long enough for the next key of somebody who types, in milliseconds. */
const PAUSE_MS = 400;

/** A text as it was when nothing was typed for a moment. */
export function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
