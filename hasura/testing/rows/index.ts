import { clinic } from './clinic.ts';
import { consults } from './consults.ts';
import { files } from './files.ts';
import type { RowMakers } from './format.ts';
import { materials } from './materials.ts';
import { messages } from './messages.ts';
import { people } from './people.ts';
import { talk } from './talk.ts';
import { teaching } from './teaching.ts';
import { testing } from './testing.ts';
import { words } from './words.ts';
import { work } from './work.ts';

/** The plainest row of every table that tests make rows of. */
export const rowMakers: RowMakers = {
  ...people,
  ...teaching,
  ...testing,
  ...materials,
  ...files,
  ...consults,
  ...clinic,
  ...talk,
  ...messages,
  ...words,
  ...work,
};
