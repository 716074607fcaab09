import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import type { WordDecks_Insert_Input } from '#client/generated/graphql/ta.ts';

// The limits are those of the table's constraints.
const schema = zod.object({
  title: zod.string().check(zod.trim(), zod.minLength(1), zod.maxLength(60)),
  description: zod.string().check(zod.trim(), zod.maxLength(500)),
  lectureId: zod.nullable(zod.uuid()),
  isPublished: zod.boolean(),
});

/** What the form of a word deck holds. */
export type WordDeckForm = zod.infer<typeof schema> & WordDecks_Insert_Input;

/** Checks the form of a word deck. */
export const wordDeckForm = schemaResolver(schema);
