import type { SliceAccess } from './accessFormat.ts';

const slices = import.meta.glob<{ access: SliceAccess }>('./access/*.ts', { eager: true });

/** Who may do what with every table and view, out of the file of each slice. */
export const access: SliceAccess = Object.assign({}, ...Object.values(slices).map((slice) => slice.access));
