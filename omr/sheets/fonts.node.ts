import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FontFiles } from './paint/pen.ts';

/** Pretendard (SIL Open Font License) as its package ships it. */
export async function loadFonts(): Promise<FontFiles> {
  const [regular, bold] = await Promise.all(['Regular', 'SemiBold'].map(load));
  return { regular: regular!, bold: bold! };
}

async function load(weight: string): Promise<Uint8Array> {
  const url = import.meta.resolve(`pretendard/dist/public/static/alternative/Pretendard-${weight}.ttf`);
  return readFile(fileURLToPath(url));
}
