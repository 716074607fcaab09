import { clinic } from './clinic.ts';
import { consults } from './consults.ts';
import { files } from './files.ts';
import type { RootAccess } from './format.ts';
import { materials } from './materials.ts';
import { messages } from './messages.ts';
import { people } from './people.ts';
import { talk } from './talk.ts';
import { teaching } from './teaching.ts';
import { testing } from './testing.ts';
import { words } from './words.ts';
import { work } from './work.ts';

/** Which rows each root gives to whom, by slice as in hasura/access. A new root without a row fails the test. */
export const graphqlAccess: RootAccess = {
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
