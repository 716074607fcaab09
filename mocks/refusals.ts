import type { Conflict, Problem } from '#client/generated/rest/shared.ts';
import { staff } from './cast.ts';

const words = '문제가 생겼습니다. 잠시 뒤 다시 시도해 주세요.';

/** An operation refused with a problem of the contract: 500 unless told otherwise. */
export function problemResponse(problem: Partial<Problem> = {}): Response {
  const body: Problem = {
    type: 'about:blank',
    title: 'Refused',
    status: 500,
    code: 'unexpected',
    detail: words,
    requestId: '01990000-0000-7000-8000-00000000feed',
    ...problem,
  };
  return new Response(JSON.stringify(body), {
    status: body.status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  });
}

/** Somebody saved first: both values, as the server tells them. Who, when and which version are filled in. */
export function conflictProblem(both: Pick<Conflict, 'id' | 'mine' | 'theirs'> & Partial<Conflict>): Partial<Problem> {
  const conflict = { label: '', theirVersion: 2, changedBy: staff.ta.name, changedAt: '2026-11-03T09:41:00Z', ...both };
  const detail = `${conflict.label}: ${conflict.changedBy}님이 먼저 바꿨습니다. 두 값을 확인해 주세요.`;
  return { status: 409, code: 'version-conflict', detail, conflicts: [conflict] };
}

/** A document refused as Hasura refuses what it did not expect. */
export function refusedDocument({ detail = 'database query error', code = 'unexpected' }: Partial<Problem> = {}) {
  return { data: null, errors: [{ message: detail, extensions: { code, path: '$' } }] };
}
