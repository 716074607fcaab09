const clock = String.raw`(?:(\d{1,4})\s*[:：]\s*)?(\d{1,4})\s*[:：]\s*(\d{1,2})(?:\s*[.,]\s*(\d{1,9}))?`;
const timing = new RegExp(String.raw`^\s*${clock}\s*(--[>＞]|[-–—][>＞]|→)\s*${clock}(?:\s+(\S.*))?\s*$`);

/** When a caption is shown, in milliseconds, with the settings of WebVTT behind it. */
export interface Timing {
  from: number;
  to: number;
  settings: string;
}

/** One caption with its lines. */
export interface Caption extends Timing {
  lines: readonly string[];
}

/** The times of a line, as any tool writes them: with commas, without hours or fractions, with spaces of a translator; null for another line. */
export function timingOf(line: string): Timing | null {
  const found = timing.exec(line)?.slice(1);
  if (!found) return null;
  const [from, arrow, to] = [found.slice(0, 4), found[4] ?? '', found.slice(5, 9)];
  // A lesson may say 1:2 → 2:4.
  if (!arrow.startsWith('--') && (from[3] === undefined || to[3] === undefined)) return null;
  return { from: instant(from), to: instant(to), settings: found[9] ?? '' };
}

/** Whether a line is meant as times, right or wrong. */
export const isMeantAsTiming = (line: string): boolean => /--[>＞]/.test(line) && /\d/.test(line);

function instant([hours, minutes, seconds, fraction]: readonly (string | undefined)[]): number {
  const whole = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds ?? 0);
  return whole * 1000 + Number((fraction ?? '0').slice(0, 3).padEnd(3, '0'));
}

/** The line of times as browsers read it. */
export function timingLine({ from, to, settings }: Timing): string {
  return `${clockOf(from)} --> ${clockOf(to)}${settings === '' ? '' : ` ${settings}`}`;
}

function clockOf(milliseconds: number): string {
  const [seconds, minutes] = [Math.floor(milliseconds / 1000), Math.floor(milliseconds / 60_000)];
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = String(milliseconds % 1000).padStart(3, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds % 60)}.${rest}`;
}
