// Generated from hasura/migrations by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

/** Limits of columns of `wordDecks`, from their constraints. */
export const wordDecks = {
  description: zod.string().check(zod.normalize('NFC'), zod.trim(), zod.maxLength(500)),
  title: zod.string().check(zod.normalize('NFC'), zod.trim(), zod.minLength(1), zod.maxLength(60)),
};
