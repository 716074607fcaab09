import type { BodyOf } from '#openapi/generated/operations.ts';
import { invalid } from '../../http/problem.ts';
import { seoulDate } from '../_protocol/seoul.ts';
import { cleanText } from '../_protocol/text.ts';

/** The columns of a claim from a request. Throws 400 for money that is not spent yet. */
export function claimRow({ spentOn, amount, description }: BodyOf<'createClaim'>, now: Date) {
  if (spentOn > seoulDate(now)) throw invalid([{ field: 'spentOn', message: '쓴 날은 오늘까지만 고를 수 있습니다.' }]);
  return { spent_on: spentOn, amount, description: cleanText(description) };
}
