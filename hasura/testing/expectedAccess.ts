import type { SliceAccess } from './accessFormat.ts';

const slices = import.meta.glob<{ access: SliceAccess }>('./access/*.ts', { eager: true });

/** Every table and view of the schema and who may do what with it, gathered from the slices. */
export const access = Object.assign({}, ...Object.values(slices).map((slice) => slice.access)) as SliceAccess;
