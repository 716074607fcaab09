import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { lectureMaterials } from './generated/limits.ts';

const schema = zod.object({
  title: lectureMaterials.title,
  description: lectureMaterials.description,
  isPublished: zod.boolean(),
});

/** The form's values. */
export type MaterialForm = zod.infer<typeof schema>;

/** Validates the form of a material. */
export const materialForm = schemaResolver(schema);
