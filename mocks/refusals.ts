import type { Problem } from '#client/generated/rest/shared.ts';

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

/** A document refused as Hasura refuses what it did not expect. */
export function refusedDocument({ detail = 'database query error', code = 'unexpected' }: Partial<Problem> = {}) {
  return { data: null, errors: [{ message: detail, extensions: { code, path: '$' } }] };
}
