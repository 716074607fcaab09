import type { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { announceRoots } from '../../gql/announce.ts';
import { readLimited } from '../../http/body.ts';
import { forbidden } from '../../http/problem.ts';
import type { AppEnv } from '../../http/requestFacts.ts';
import { takeFates } from './sending/groups.ts';

/** Where the provider posts what became of texts. */
export const receiptsPath = '/api/sms/receipts';
const limit = 1_048_576;

/**
 * `POST /api/sms/receipts`: what became of texts, from the provider. Not in the contract, since its form is the provider's; the signature over the
 * body is what lets it in.
 */
export function serveSmsReceipts(app: Hono<AppEnv>, deps: Deps): void {
  app.post(receiptsPath, async (c) => {
    const body = await readLimited(c.req.raw, limit);
    const now = deps.clock.now();
    const fates = await deps.sms.readReceipts(body, c.req.raw.headers, now);
    if (fates === null) throw forbidden('wrong-signature', '서명이 맞지 않습니다.');
    await takeFates(deps.db, fates, now);
    await announceRoots(deps, ['smsRecipients']);
    return c.body(null, 204);
  });
}
