import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { attendanceTypes } from './generated/limits.ts';

const schema = zod.object({
  name: attendanceTypes.name,
  shortName: attendanceTypes.shortName,
  color: zod.string().check(zod.regex(/^#[0-9a-f]{6}$/)),
  countsAsPresent: zod.boolean(),
  isActive: zod.boolean(),
});

/** Validates the form of an attendance type. */
export const attendanceTypeForm = schemaResolver(schema);
