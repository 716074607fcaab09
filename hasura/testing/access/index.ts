import { clinic } from './clinic.ts';
import { consults } from './consults.ts';
import { files } from './files.ts';
import type { SliceAccess } from './format.ts';
import { materials } from './materials.ts';
import { messages } from './messages.ts';
import { people } from './people.ts';
import { talk } from './talk.ts';
import { teaching } from './teaching.ts';
import { testing } from './testing.ts';
import { words } from './words.ts';
import { work } from './work.ts';

/** Every table and view of the schema and who may do what with it. A table without a row fails the test beside this. */
export const access: SliceAccess = {
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
