import { useEffect, useEffectEvent } from 'react';

/** Keys of the whole screen by their place on the keyboard, so that they work while it is set to Korean; not while something is typed. */
export function useDeskKeys(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
    keys[event.code]?.();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
