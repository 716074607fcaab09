// Generated from hasura/migrations by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

/** Limits of columns of `lectureMaterials`, from their constraints. */
export const lectureMaterials = {
  description: zod.string().check(zod.normalize('NFC'), zod.trim(), zod.maxLength(2000)),
  sequence: zod.int().check(zod.minimum(1), zod.maximum(100000)),
  title: zod.string().check(zod.normalize('NFC'), zod.trim(), zod.minLength(1), zod.maxLength(100)),
};
