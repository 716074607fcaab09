import type { Slice } from '../_protocol/slice.ts';
import { createConsult } from './createConsult.ts';
import { deleteConsult } from './deleteConsult.ts';
import { updateConsult } from './updateConsult.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'consults'> = { handlers: { createConsult, deleteConsult, updateConsult }, refusals };
