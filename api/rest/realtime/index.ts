import type { SliceHandlers } from '../_protocol/handler.ts';
import { requestRefresh } from './requestRefresh.ts';

export const realtime: SliceHandlers<'realtime'> = { requestRefresh };
