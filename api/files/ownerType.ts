import type { ParamsOf } from '#openapi/generated/operations.ts';

/** The owner types of files. */
export type OwnerType = ParamsOf<'createUpload'>['ownerType'];

/** Largest PDF, in bytes, that can get a watermark, since it is loaded into memory. */
export const watermarkBytes = 50 * 1_048_576;
