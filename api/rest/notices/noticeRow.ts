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

/** The Korean names of its columns. */
export const noticeWords = {
  title: '제목',
  body: '내용',
  is_pinned: '맨 위에 고정',
  is_for_students: '학생에게 보이기',
} as const;
