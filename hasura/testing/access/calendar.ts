import type { SliceAccess } from '../accessFormat.ts';

// Only commands read and write it.
export const access: SliceAccess = { calendar_links: {} };
