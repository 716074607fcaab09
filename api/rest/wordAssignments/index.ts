import type { Slice } from '../_protocol/slice.ts';
import { createWordAssignment } from './createWordAssignment.ts';
import { deleteWordAssignment } from './deleteWordAssignment.ts';
import { refusals } from './refusals.ts';
import { updateWordAssignment } from './updateWordAssignment.ts';

export const slice: Slice<'wordAssignments'> = {
  handlers: { createWordAssignment, deleteWordAssignment, updateWordAssignment },
  refusals,
};
