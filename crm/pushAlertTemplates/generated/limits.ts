// Generated from hasura/migrations by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

/** Limits of columns of `pushAlertTemplates`, from their constraints. */
export const pushAlertTemplates = {
  body: zod.string().check(zod.normalize('NFC'), zod.trim(), zod.minLength(1), zod.maxLength(1000)),
  delayMinutes: zod.int().check(zod.minimum(0), zod.maximum(10080)),
  name: zod.string().check(zod.normalize('NFC'), zod.trim(), zod.minLength(1), zod.maxLength(50)),
};
