import type { SliceHandlers } from '../handler.ts';
import { requestRefresh } from './requestRefresh.ts';

export const realtime: SliceHandlers<'realtime'> = { requestRefresh };
