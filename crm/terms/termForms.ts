import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { richTextWords, todayInSeoul, type RichTextDocument } from '#ui-kit';
import { terms } from './generated/limits.ts';

const names = {
  id: zod
    .string()
    .check(zod.regex(/^[a-z][a-z0-9-]{1,30}$/, { error: '영어 소문자로 시작하고 소문자, 숫자, 붙임표로 써 주세요.' })),
  title: terms.title,
};
const version = {
  body: zod
    .custom<RichTextDocument>()
    .check(zod.refine((body) => richTextWords(body) !== '', { error: '내용을 써 주세요.' })),
  publishedFrom: zod
    .string()
    .check(zod.refine((day) => day >= todayInSeoul(), { error: '시행일은 오늘이나 그 뒤여야 합니다.' })),
};

/** Validates new terms, which have their first version. */
export const newTermForm = schemaResolver(zod.object({ ...names, ...version }));

/** Validates the title and the address of terms. */
export const termForm = schemaResolver(zod.object(names));

/** Validates a version. */
export const versionForm = schemaResolver(zod.object(version));
