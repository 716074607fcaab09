// Makes the first administrator of the empty academy in DATA_DIR, as its owner does before the server runs, and keeps what the command
// said beside the folder: the temporary password is named only once.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const { DATA_DIR = '' } = process.env;
mkdirSync(dirname(DATA_DIR), { recursive: true });
const command = ['start', '--', 'create-admin', '--login-id', 'director', '--name', '한원장'];
const { status, stdout, stderr } = spawnSync('npm', command, { encoding: 'utf8' });
if (status !== 0) throw new Error(`create-admin failed: ${stdout}${stderr}`);
writeFileSync(`${DATA_DIR}.first-admin.txt`, stdout);
