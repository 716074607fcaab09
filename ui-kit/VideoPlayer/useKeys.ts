import { useEffect, useEffectEvent } from 'react';
import type { PlayerActions } from './useVideoPlayer.ts';

/** The keys of the player, wherever the focus is but in a field. */
export function useKeys(actions: PlayerActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isField(event)) return;
    const act = keysOf(actions)[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function keysOf({ toggle, skip, faster, mute, captions, pictureInPicture, fullScreen }: PlayerActions) {
  const keys: Record<string, (() => void) | undefined> = {
    ' ': toggle,
    k: toggle,
    ArrowLeft: () => skip(-10),
    j: () => skip(-10),
    ArrowRight: () => skip(10),
    l: () => skip(10),
    '<': () => faster(-1),
    '>': () => faster(1),
    m: mute,
    c: captions,
    p: pictureInPicture,
    f: fullScreen,
  };
  return keys;
}

/** A button takes its own space, a slider and a list their arrows. */
function isField({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('input, select, textarea') || (target.matches('button, a') && (key === ' ' || key === 'Enter'));
}
