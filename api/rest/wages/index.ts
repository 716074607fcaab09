import type { Slice } from '../_protocol/slice.ts';
import { createWageType } from './createWageType.ts';
import { deleteWage } from './deleteWage.ts';
import { deleteWageType } from './deleteWageType.ts';
import { readWageTypes } from './readWageTypes.ts';
import { refusals } from './refusals.ts';
import { updateWageType } from './updateWageType.ts';

export const slice: Slice<'wages'> = {
  handlers: { createWageType, deleteWage, deleteWageType, readWageTypes, updateWageType },
  refusals,
};
