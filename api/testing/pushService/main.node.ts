import { parseArgs } from 'node:util';
import { startPushService } from './standIn.node.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const { origin } = await startPushService(Number(values.port));
process.stdout.write(`push service at ${origin}\n`);
