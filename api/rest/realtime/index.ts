import type { Slice } from '../_protocol/slice.ts';
import { requestRefresh } from './requestRefresh.ts';

export const slice: Slice<'realtime'> = { handlers: { requestRefresh } };
