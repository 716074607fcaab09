import { decodeText } from '#ui-kit/format/decodeText.ts';

const clock = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`;
const timing = new RegExp(String.raw`^\s*${clock}\s*--?>\s*${clock}(.*)$`);

/**
 * Captions as browsers show them: SubRip (.srt), and WebVTT with its commas, become WebVTT; what is right stays as it is.
 * @returns null for a file without one line of captions
 */
export async function toWebVtt(file: File): Promise<File | null> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))?.replace(/^\ufeff/, '');
  if (text === undefined) return null;
  const lines = text.split(/\r\n?|\n/);
  if (!lines.some((line) => timing.test(line))) return null;
  const timed = lines.map((line) => line.replace(timing, (...found) => timingOf(found)).replaceAll(/\{\\an\d\}/g, ''));
  const isVtt = /^WEBVTT(\s|$)/.test(lines[0] ?? '');
  const whole = isVtt ? timed : ['WEBVTT', '', ...timed];
  return new File([whole.join('\n')], file.name.replace(/(\.\w+)?$/, '.vtt'), { type: 'text/vtt' });
}

function timingOf(found: readonly unknown[]): string {
  const [, h1, m1, s1, f1, h2, m2, s2, f2, settings] = found as string[];
  return `${clockOf(h1, m1, s1, f1)} --> ${clockOf(h2, m2, s2, f2)}${settings ?? ''}`.trimEnd();
}

function clockOf(hours = '0', minutes = '0', seconds = '0', fraction = '0'): string {
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}:${seconds.padStart(2, '0')}.${fraction.padEnd(3, '0')}`;
}
