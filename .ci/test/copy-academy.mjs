// Copies the database of the academy in COPY_OF, which nobody has visited yet, to that of DATA_DIR. The copy is what a
// server that was killed would leave: the next one opens it as it is.
import { cpSync } from 'node:fs';
import { join } from 'node:path';

const { COPY_OF = '', DATA_DIR = '' } = process.env;
cpSync(join(COPY_OF, 'pg'), join(DATA_DIR, 'pg'), { recursive: true });
