import type { Slice } from '../_protocol/slice.ts';
import { createCalendarLink } from './createCalendarLink.ts';
import { readCalendarLink } from './readCalendarLink.ts';
import { revokeCalendarLink } from './revokeCalendarLink.ts';

export const slice: Slice<'calendar'> = {
  handlers: { createCalendarLink, readCalendarLink, revokeCalendarLink },
};
