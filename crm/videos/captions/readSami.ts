import { plainText } from './plainText.ts';
import type { Caption } from './times.ts';

/** How long the last caption of a SAMI file stays, in milliseconds: it has no end. */
const lastStays = 5000;

/** Reads SAMI (.smi), which Korean players write: each caption stays until the next one, and an empty one takes it away. Of several languages Korean is read. */
export function readSami(text: string): Caption[] {
  const syncs = [...text.matchAll(/<sync\s[^>]*?start\s*=\s*["']?(-?\d+)[^>]*>([\s\S]*?)(?=<sync\s|<\/body|$)/gi)];
  const all = syncs.map(([, start, body = '']) => ({ from: Math.max(0, Number(start)), ...said(body) }));
  const korean = all.some(({ language }) => /^k/i.test(language));
  const points = all.filter(({ language }) => !korean || language === '' || /^k/i.test(language));
  return points.flatMap(({ from, lines }, at) => {
    const to = points[at + 1]?.from ?? from + lastStays;
    return lines.length === 0 ? [] : [{ from, to, settings: '', lines }];
  });
}

function said(body: string): { language: string; lines: string[] } {
  const language = /<p\s[^>]*class\s*=\s*["']?(\w+)/i.exec(body)?.[1] ?? '';
  const lines = body
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .split(/<br\s*\/?>/i)
    .map((line) => plainText(line.replaceAll(/&nbsp;?/gi, ' ')).trim())
    .filter((line) => line !== '');
  return { language, lines };
}
