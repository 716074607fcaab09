import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sms } from '../../ports/sms.ts';
import { createSmsMemory } from './smsMemory.ts';
import { systemClock } from '../../ports/clock.ts';

/** Writes texts into `outbox.jsonl` of a folder instead of sending them: for demos and until a provider is set. */
export function createOutbox(dataDir: string): Sms {
  const file = join(dataDir, 'outbox.jsonl');
  return createSmsMemory({
    kind: 'outbox',
    deliver: (texts, group) =>
      appendFile(file, texts.map((text) => `${JSON.stringify({ at: systemClock.now(), group, ...text })}\n`).join(''), {
        mode: 0o600,
      }),
    wasDelivered: async (group) => (await readFile(file, 'utf8').catch(() => '')).includes(`"group":"${group}"`),
  });
}
