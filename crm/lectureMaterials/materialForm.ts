import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';

// The limits equal the table's constraints.
const schema = zod.object({
  title: zod.string().check(zod.trim(), zod.minLength(1), zod.maxLength(100)),
  description: zod.string().check(zod.trim(), zod.maxLength(2000)),
  isPublished: zod.boolean(),
});

/** The form's values. */
export type MaterialForm = zod.infer<typeof schema>;

/** Validates the form of a material. */
export const materialForm = schemaResolver(schema);
