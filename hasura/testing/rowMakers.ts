import type { RowMakers } from './rowFormat.ts';

const slices = import.meta.glob<{ rows: RowMakers }>('./rows/*.ts', { eager: true });

/**
 * The plainest row of every table that tests make rows of, gathered from the slices. Scores have none: they come with
 * participants and exams, and a test that needs one makes those.
 */
export const rowMakers: RowMakers = Object.assign({}, ...Object.values(slices).map(({ rows }) => rows)) as RowMakers;
