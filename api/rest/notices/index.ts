import type { SliceHandlers } from '../_protocol/handler.ts';
import { createNotice } from './createNotice.ts';
import { deleteNotice } from './deleteNotice.ts';
import { updateNotice } from './updateNotice.ts';
import { writeClinicNotice } from './writeClinicNotice.ts';

export const notices: SliceHandlers<'notices'> = { createNotice, deleteNotice, updateNotice, writeClinicNotice };
