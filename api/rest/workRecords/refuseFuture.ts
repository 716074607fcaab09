import { Problem } from '../../http/problem.ts';

/** The clocks of a browser and the server may differ by this much. */
const toleratedMs = 60_000;

/** 422 for hours that have not come yet: work is written down when it was done. */
export function refuseFuture(
  now: Date,
  { startedAt, endedAt }: { startedAt?: string | undefined; endedAt?: string | null | undefined },
): void {
  for (const [field, at] of Object.entries({ startedAt, endedAt })) {
    if (at && Date.parse(at) > now.getTime() + toleratedMs) {
      const message = '아직 오지 않은 시각입니다.';
      throw new Problem(422, 'in-future', message, { errors: [{ field, message }] });
    }
  }
}
