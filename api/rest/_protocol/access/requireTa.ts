import { forbidden } from '../../../http/problem.ts';
import type { Actor } from '../handler.ts';

/** Throws 403 for staff who are no TA: they have no pay here. */
export function requireTa(actor: Actor): void {
  if (actor.userType !== 'TA')
    throw forbidden('no-ta-record', '조교만 쓸 수 있는 기능입니다. 이 계정에는 조교 기록이 없습니다.');
}
