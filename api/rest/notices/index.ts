import type { Slice } from '../_protocol/slice.ts';
import { createNotice } from './createNotice.ts';
import { deleteNotice } from './deleteNotice.ts';
import { updateNotice } from './updateNotice.ts';
import { writeClinicNotice } from './writeClinicNotice.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'notices'> = {
  handlers: { createNotice, deleteNotice, updateNotice, writeClinicNotice },
  refusals,
};
