import type { SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  error_logs: {},
};
