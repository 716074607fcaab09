import { consults } from './consults.ts';
import { files } from './files.ts';
import type { RowMakers } from './format.ts';
import { materials } from './materials.ts';
import { people } from './people.ts';
import { talk } from './talk.ts';
import { teaching } from './teaching.ts';

/** The plainest row of every table that tests make rows of. */
export const rowMakers: RowMakers = { ...people, ...teaching, ...materials, ...files, ...consults, ...talk };
