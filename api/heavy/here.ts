import type { FontFiles } from '#omr/sheets/paint/pen.ts';
import type { Heavy } from '../ports/heavy.ts';
import { hashPassword, verifyPassword } from '../security/passwords/passwords.ts';

/**
 * Heavy work in this thread: for the browser, for tests, and inside the worker threads. What makes pictures differs between them, and Node has
 * argon2id of its own. The code of Excel and PDF files is loaded with the first one: most threads only ever check passwords.
 */
export function heavyHere(own: Pick<Heavy, 'makePicture'> & Partial<Heavy>, fonts: () => Promise<FontFiles>): Heavy {
  return {
    hashPassword,
    verifyPassword,
    readSheets: async (...args) => (await import('#ui-kit/format/workbook/readSheets.ts')).readSheets(...args),
    stamp: async (...args) => (await import('../files/watermark/stamp.ts')).stamp(...args, (await fonts()).regular),
    ...own,
  };
}
