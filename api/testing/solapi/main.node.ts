import { parseArgs } from 'node:util';
import { startStandIn } from './standIn.node.ts';

// `node api/testing/solapi/main.node.ts --port 6403`: the stand-in by itself, for journeys and for trying the sender by hand.
// `--receipts <url>`, as often as there are servers: where receipts are posted.
const { values } = parseArgs({
  options: { port: { type: 'string', default: '6403' }, receipts: { type: 'string', multiple: true, default: [] } },
});
const { url, env } = await startStandIn({ port: Number(values.port), receiptUrls: values.receipts });
process.stdout.write(`${[url, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)].join('\n')}\n`);
