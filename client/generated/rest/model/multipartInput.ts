/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FileInput } from './fileInput.ts';
import type { Id } from './id.ts';
import type { OwnerType } from './ownerType.ts';

export type MultipartInput = FileInput & {
  ownerType: OwnerType;
  ownerId: Id;
};
