import type { OperationId } from '#openapi/generated/operations.ts';
import { ownDevice } from '../../security/sessions/devices.ts';
import type { Kept } from '../../security/entrances.ts';
import type { Actor, Context } from '../_protocol/handler.ts';
import type { SessionUser } from './session.ts';

type Scene = Pick<Context<OperationId>, 'trx' | 'deps' | 'request'> & { actor: Actor };

/** The sign-in and browser of whoever asks, which go on where those of others end. */
export async function keptBrowser(
  { trx, deps, request, actor }: Scene,
  { login_id: loginId }: Pick<SessionUser, 'login_id'>,
): Promise<Kept> {
  const device = await ownDevice(trx, deps.place.secret, loginId, request.cookies);
  return { family: actor.sessionFamily, device };
}
