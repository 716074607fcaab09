import { readSheets } from '../adapters/xlsx.ts';
import { canStamp, stamp } from '../files/watermark.ts';
import type { Heavy } from '../ports/heavy.ts';
import { hashPassword, verifyPassword } from '../security/passwords.ts';

/** Heavy work in this thread: for the browser, for tests, and inside the worker threads. What cuts pictures differs between them. */
export function heavyHere({ portrait }: Pick<Heavy, 'portrait'>): Heavy {
  return { hashPassword, verifyPassword, readSheets, canStamp, stamp, portrait };
}
