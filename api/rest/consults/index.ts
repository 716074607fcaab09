import type { SliceHandlers } from '../handler.ts';
import { createConsult } from './createConsult.ts';
import { deleteConsult } from './deleteConsult.ts';
import { updateConsult } from './updateConsult.ts';

export const consults: SliceHandlers<'consults'> = { createConsult, deleteConsult, updateConsult };
