// Generated from hasura/migrations by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

/** Limits of columns of `attendanceTypes`, from their constraints. */
export const attendanceTypes = {
  name: zod.string().check(zod.normalize('NFC'), zod.trim(), zod.minLength(1), zod.maxLength(10)),
  shortName: zod.string().check(zod.normalize('NFC'), zod.trim(), zod.minLength(1), zod.maxLength(2)),
};
