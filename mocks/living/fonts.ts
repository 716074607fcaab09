import type { FontFiles } from '#omr/sheets/paint/pen.ts';
import regular from 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf?url';
import bold from 'pretendard/dist/public/static/alternative/Pretendard-SemiBold.ttf?url';

/** The fonts for PDFs, fetched from the page's server. */
export async function loadFonts(): Promise<FontFiles> {
  return { regular: await load(regular), bold: await load(bold) };
}

async function load(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(url)).arrayBuffer());
}
