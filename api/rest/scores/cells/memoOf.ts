import type { BodyOf } from '#openapi/generated/operations.ts';
import { memoText } from '../../_protocol/texts/memoText.ts';

/** The memo of a request, under either of its names, as a change of a cell. */
export const memoOf = ({ version, memo, data }: BodyOf<'writeFirstMemo'>) => ({ version, memo: memoText(memo, data) });
