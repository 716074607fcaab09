import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import type { WordDecks_Insert_Input } from '#client/generated/graphql/ta.ts';

// The limits equal the table's constraints.
const schema = zod.object({
  title: zod.string().check(zod.trim(), zod.minLength(1), zod.maxLength(60)),
  description: zod.string().check(zod.trim(), zod.maxLength(500)),
  lectureId: zod.nullable(zod.uuid()),
  isPublished: zod.boolean(),
});

/** The form's values. */
export type WordDeckForm = zod.infer<typeof schema> & WordDecks_Insert_Input;

/** Validates the form of a word deck. */
export const wordDeckForm = schemaResolver(schema);
