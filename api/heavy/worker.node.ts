import { loadFonts } from '#omr/sheets/fonts.node.ts';
import { memoizeAsync } from '../memoizeAsync.ts';
import type { Heavy } from '../ports/heavy.ts';
import { nodePasswords } from '../security/passwords/passwords.node.ts';
import { heavyHere } from './here.ts';
import { makePicture } from './picture.node.ts';

// Kept by the thread: a font that came with each file would be parsed for each.
const heavy = heavyHere({ makePicture, ...nodePasswords }, memoizeAsync(loadFonts));

/** One call of a worker thread. */
export interface Task {
  name: keyof Heavy;
  args: unknown[];
}

/** The worker's answer; `refused` is the Korean reason why a file is no workbook. */
export type Done = { json: Uint8Array<ArrayBuffer> } | { value: unknown } | { refused: string };

/** Runs one task; the pool calls it in a thread of its own. */
export default async function run({ name, args }: Task): Promise<Done> {
  try {
    const value: unknown = await (heavy[name] as (...given: unknown[]) => Promise<unknown>)(...args);
    // As text: copying a hundred thousand values would block the main thread as long as reading them.
    return name === 'readSheets' ? { json: new TextEncoder().encode(JSON.stringify(value)) } : { value };
  } catch (error) {
    const { NotAWorkbook } = await import('#ui-kit/format/workbook/textSheet.ts');
    if (error instanceof NotAWorkbook) return { refused: error.message };
    throw error;
  }
}
