import type { SliceHandlers } from '../_protocol/handler.ts';
import { createConsult } from './createConsult.ts';
import { deleteConsult } from './deleteConsult.ts';
import { updateConsult } from './updateConsult.ts';

export const consults: SliceHandlers<'consults'> = { createConsult, deleteConsult, updateConsult };
