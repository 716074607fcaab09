const CLOCK = /^(\d{1,2}):(\d{1,2})$/;

/**
 * Typed text → `HH:mm`: `930`, `9:30`, `0930`, `9`, `오후 2:30`, `6:00 PM`. `null` when there is no such time.
 */
export function parseTime(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace(/(am|a\.m\.)/i, '오전')
    .replace(/(pm|p\.m\.)/i, '오후');
  const afternoon = plain.includes('오후');
  const morning = plain.includes('오전');
  const [hours, minutes] = splitClock(
    plain
      .replace(/^오[전후]|오[전후]$/, '')
      .replace('시', ':')
      .replace('분', ''),
  );
  if (hours === undefined || minutes === undefined) return null;
  const full = afternoon && hours < 12 ? hours + 12 : morning && hours === 12 ? 0 : hours;
  return full > 23 || minutes > 59 ? null : formatTime(full * 60 + minutes);
}

/** Minutes since midnight → `HH:mm`; after 24:00 it continues from 00:00. */
export function formatTime(minutes: number): string {
  const day = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`;
}

/** `HH:mm` → minutes since midnight. */
export function timeMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function splitClock(text: string): [hours?: number, minutes?: number] {
  const clock = CLOCK.exec(text.endsWith(':') ? `${text}00` : text);
  if (clock) return [Number(clock[1]), Number(clock[2])];
  if (/^\d{1,2}$/.test(text)) return [Number(text), 0];
  if (/^\d{3,4}$/.test(text)) return [Number(text.slice(0, -2)), Number(text.slice(-2))];
  return [];
}
