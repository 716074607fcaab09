import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sms } from '../ports/sms.ts';

/** Writes texts into `outbox.jsonl` of a folder instead of sending them: for demos and until a provider is set. */
export function createOutbox(dataDir: string): Sms {
  return {
    send: (message) =>
      appendFile(join(dataDir, 'outbox.jsonl'), `${JSON.stringify({ at: new Date(), ...message })}\n`, { mode: 0o600 }),
  };
}

/** Sends nothing. */
export const noSms: Sms = { send: async () => undefined };
