import type { Slice } from '../_protocol/slice.ts';
import { acceptTerms } from './acceptTerms.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'terms'> = { handlers: { acceptTerms }, refusals };
