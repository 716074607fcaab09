import type { Slice } from '../_protocol/slice.ts';
import { decideAbsence } from './decideAbsence.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'absenceNotices'> = { handlers: { decideAbsence }, refusals };
