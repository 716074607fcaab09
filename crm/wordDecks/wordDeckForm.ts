import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { wordDecks } from './generated/limits.ts';
import type { WordDecks_Insert_Input } from '#client/generated/graphql/ta.ts';

const schema = zod.object({
  ...wordDecks,
  lectureId: zod.nullable(zod.uuid()),
  isPublished: zod.boolean(),
});

/** The form's values. */
export type WordDeckForm = zod.infer<typeof schema> & WordDecks_Insert_Input;

/** Validates the form of a word deck. */
export const wordDeckForm = schemaResolver(schema);
