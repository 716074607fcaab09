import { base64url } from 'jose';
import { conflict, invalid } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Keeps this browser as a device of the one who is signed in, until they sign out; whoever used it before has it no more. */
export const subscribePush: Handler<'subscribePush'> = async ({ trx, body, actor, deps }) => {
  if (!deps.push) throw conflict('push-off', '이 학원은 푸시 알림을 쓰지 않습니다.');
  if (!deps.push.knows(body.endpoint)) {
    throw invalid([{ field: 'endpoint', message: '알 수 없는 푸시 서비스입니다.' }]);
  }
  if (!(await isKey(body.p256dh))) throw invalid([{ field: 'p256dh', message: '브라우저의 키가 아닙니다.' }]);
  const device = { user_id: actor.userId, session_family: actor.sessionFamily, p256dh: body.p256dh, auth: body.auth };
  await trx.deleteFrom('push_subscriptions').where('endpoint', '=', body.endpoint).execute();
  await trx
    .insertInto('push_subscriptions')
    .values({ ...device, endpoint: body.endpoint })
    .execute();
};

/** Whether base64url is a point of P-256, which a browser's key is. */
const isKey = (key: string): Promise<boolean> =>
  crypto.subtle.importKey('raw', new Uint8Array(base64url.decode(key)), curve, false, []).then(
    () => true,
    () => false,
  );

const curve = { name: 'ECDH', namedCurve: 'P-256' };

/** Forgets this browser. */
export const unsubscribePush: Handler<'unsubscribePush'> = async ({ trx, body, actor }) => {
  await trx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', body.endpoint)
    .where('user_id', '=', actor.userId)
    .execute();
};
