import { useEffect, useRef } from 'react';
import type { DayBoardSlot } from '../board/dayBoardRows.ts';

/** Plays a tone when a student arrives, and another when a waiting student gets a seat; only while switched on. */
export function useChime(slots: readonly DayBoardSlot[] | undefined, isOn: boolean): void {
  const before = useRef<ReadonlyMap<string, string> | null>(null);
  const context = useRef<AudioContext | null>(null);

  useEffect(() => {
    if (!isOn) return;
    const opened = new AudioContext();
    context.current = opened;
    return () => {
      context.current = null;
      void opened.close();
    };
  }, [isOn]);

  useEffect(() => {
    if (!slots) return;
    const known = before.current;
    const now = new Map(slots.flatMap(({ bookings }) => bookings).map(({ id, status }) => [id, status]));
    before.current = now;
    if (!known || !context.current) return;
    const came = [...now].some(([id, status]) => status === 'ARRIVED' && known.get(id) === 'RESERVED');
    const promoted = [...now].some(([id, status]) => status === 'RESERVED' && known.get(id) === 'WAITING');
    if (came) sound(context.current, 880);
    if (promoted) sound(context.current, 587);
  }, [slots]);
}

/** A soft tone of a fifth of a second. */
function sound(context: AudioContext, hertz: number): void {
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(0.12, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.2);
  tone.connect(gain).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.2);
}
