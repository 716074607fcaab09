// Copies the database of the academy in COPY_OF, which nobody has visited yet, to that of DATA_DIR, with the key it was filled with. The copy is
// what a server that was killed would leave: the next one opens it as it is.
import { cpSync } from 'node:fs';
import { join } from 'node:path';

const { COPY_OF = '', DATA_DIR = '' } = process.env;
for (const name of ['pg', 'secrets.json']) cpSync(join(COPY_OF, name), join(DATA_DIR, name), { recursive: true });
