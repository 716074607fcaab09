import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';

// The limits equal the table's constraints.
const schema = zod.object({
  name: zod.string().check(zod.trim(), zod.minLength(1), zod.maxLength(10)),
  shortName: zod.string().check(zod.trim(), zod.minLength(1), zod.maxLength(2)),
  color: zod.string().check(zod.regex(/^#[0-9a-f]{6}$/)),
  countsAsPresent: zod.boolean(),
  isActive: zod.boolean(),
});

/** Validates the form of an attendance type. */
export const attendanceTypeForm = schemaResolver(schema);
