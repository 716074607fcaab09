import type { Slice } from '../_protocol/slice.ts';
import { createClaim } from './createClaim.ts';
import { decideClaim } from './decideClaim.ts';
import { deleteClaim } from './deleteClaim.ts';
import { readMyClaims } from './readMyClaims.ts';
import { refusals } from './refusals.ts';
import { updateClaim } from './updateClaim.ts';

export const slice: Slice<'expenseClaims'> = {
  handlers: { createClaim, decideClaim, deleteClaim, readMyClaims, updateClaim },
  refusals,
};
