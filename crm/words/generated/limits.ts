// Generated from hasura/migrations by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

/** Limits of columns of `words`, from their constraints. */
export const words = {
  example: zod.string().check(zod.normalize('NFC'), zod.trim(), zod.maxLength(500)),
  meaning: zod.string().check(zod.normalize('NFC'), zod.trim(), zod.minLength(1), zod.maxLength(200)),
  partOfSpeech: zod.string().check(zod.normalize('NFC'), zod.trim(), zod.maxLength(20)),
  sequence: zod.int().check(zod.gt(0)),
  term: zod.string().check(zod.normalize('NFC'), zod.trim(), zod.minLength(1), zod.maxLength(100)),
};
