// Generated from hasura/migrations by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

/** Limits of columns of `terms`, from their constraints. */
export const terms = {
  title: zod.string().check(zod.normalize('NFC'), zod.trim(), zod.minLength(1), zod.maxLength(100)),
};
