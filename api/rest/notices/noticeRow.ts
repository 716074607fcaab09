import type { BodyOf } from '#openapi/generated/operations.ts';
import { cleanLine, cleanText } from '../_protocol/text.ts';

/** The columns of a notice from a request. */
export function noticeRow(body: BodyOf<'createNotice'>) {
  return {
    kind: body.kind ?? 'STAFF',
    title: cleanLine(body.title),
    body: cleanText(body.body),
    is_pinned: body.isPinned ?? false,
  };
}
