import { endEntrances } from '../../../security/entrances.ts';
import { keepEvent } from '../../../security/securityEvents.ts';
import { keptBrowser } from '../../auth/keptBrowser.ts';
import { findUser } from '../../auth/session.ts';
import type { Context } from '../../_protocol/handler.ts';

/** Keeps that somebody set up a second factor, which other browsers of theirs have to give from now on. */
export async function factorSet(context: Context<'addPasskey' | 'confirmTotp'>, by: 'passkey' | 'totp'): Promise<void> {
  const { trx, actor, now, request } = context;
  const { userId } = actor;
  const user = await findUser(trx, { id: userId });
  if (user) await endEntrances(trx, { userId, event: 'FACTOR_SET', now, kept: await keptBrowser(context, user) });
  await keepEvent(trx, request, { kind: 'SECOND_FACTOR_SET', userId, facts: { by } });
}
