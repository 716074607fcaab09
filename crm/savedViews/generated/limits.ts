// Generated from hasura/migrations by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

/** Limits of columns of `savedViews`, from their constraints. */
export const savedViews = {
  name: zod.string().check(zod.normalize('NFC'), zod.trim(), zod.minLength(1), zod.maxLength(30)),
};
