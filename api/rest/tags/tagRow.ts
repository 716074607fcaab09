import type { BodyOf } from '#openapi/generated/operations.ts';
import { cleanLine } from '../_protocol/text.ts';

/** The columns of a tag from a request. */
export function tagRow({ name, color }: BodyOf<'createTag'>) {
  return { name: cleanLine(name), color };
}
