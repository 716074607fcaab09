import type { Slice } from '../_protocol/slice.ts';
import { putAwaySetup } from './putAwaySetup.ts';
import { readSetup } from './readSetup.ts';

export const slice: Slice<'setup'> = { handlers: { putAwaySetup, readSetup } };
