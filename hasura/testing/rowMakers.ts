import type { RowMakers } from './rowFormat.ts';

const slices = import.meta.glob<{ rows: RowMakers }>('./rows/*.ts', { eager: true });

/**
 * The default row of every table that tests insert into, gathered from the slices. Scores have none: triggers insert them with
 * participants and exams, and a test that needs one makes those.
 */
export const rowMakers: RowMakers = Object.assign({}, ...Object.values(slices).map(({ rows }) => rows)) as RowMakers;
