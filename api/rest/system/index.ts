import type { Slice } from '../_protocol/slice.ts';
import { readSystem } from './readSystem.ts';

export const slice: Slice<'system'> = { handlers: { readSystem }, refusals: {} };
