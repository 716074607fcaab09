import type { Slice } from '../_protocol/slice.ts';
import { refusals } from './refusals.ts';

export const slice: Slice = { handlers: {}, refusals };
