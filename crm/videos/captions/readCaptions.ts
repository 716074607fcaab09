import { decodeText } from '#ui-kit/format/text/decodeText.ts';
import { plainText } from './plainText.ts';
import { readSami } from './readSami.ts';
import { isMeantAsTiming, timingLine, timingOf, type Caption, type Timing } from './times.ts';

/** Captions as browsers show them. */
export interface Captions {
  /** The whole file, as WebVTT. */
  text: string;
  /** How many are shown. */
  shown: number;
  /** How many are not, since their times cannot be read or end before they begin. */
  lost: number;
}

/** Reads SubRip, SAMI and WebVTT, in any letters that Korean tools write; null for a file without one caption. */
export function readCaptions(bytes: Uint8Array): Captions | null {
  const text = decodeText(bytes)?.replace(/^\ufeff/, '');
  if (text === undefined) return null;
  const captions = readText(text);
  return captions.shown + captions.lost === 0 ? null : captions;
}

function readText(text: string): Captions {
  if (/<sami/i.test(text.slice(0, 2000))) return asWebVtt(readSami(text));
  const lines = text.split(/\r\n?|\n/);
  return /^WEBVTT(\s|$)/.test(lines[0] ?? '') ? mendWebVtt(lines) : asWebVtt(readSubRip(lines));
}

/** Times that cannot be read: never shown. */
const unreadable: Timing = { from: 0, to: 0, settings: '' };

const isShown = ({ from, to }: Timing): boolean => to > from;

/** What is right stays as it is, with its notes and styles; only times are written as browsers read them. */
function mendWebVtt(lines: readonly string[]): Captions {
  const times = lines.map(timingOf);
  const shown = times.filter((one) => one !== null && isShown(one)).length;
  const meant = lines.filter((line, at) => times[at] !== null || isMeantAsTiming(line)).length;
  const mended = lines.map((line, at) => (times[at] ? timingLine(times[at]) : line.replaceAll(/\{\\[^}]*\}/g, '')));
  return { text: mended.join('\n'), shown, lost: meant - shown };
}

/** Each caption begins with its number, if any, and its times, and ends where the next one begins: with or without empty lines between. */
function readSubRip(lines: readonly string[]): Caption[] {
  const times = lines.map((line) => timingOf(line) ?? (isMeantAsTiming(line) ? unreadable : null));
  const starts = times.flatMap((time, at) => (time ? [at] : []));
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? lines.length;
    const end = next < lines.length && /^\s*\d+\s*$/.test(lines[next - 1] ?? '') && next - 1 > start ? next - 1 : next;
    const said = lines.slice(start + 1, end).filter((line) => line.trim() !== '');
    return { ...times[start]!, settings: '', lines: said.map(plainText) };
  });
}

function asWebVtt(captions: readonly Caption[]): Captions {
  const shown = captions.filter((one) => isShown(one) && one.lines.length > 0);
  const blocks = shown.map((one) => [timingLine(one), ...one.lines].join('\n'));
  const lost = captions.filter((one) => !isShown(one)).length;
  return { text: ['WEBVTT', ...blocks].join('\n\n'), shown: shown.length, lost };
}
