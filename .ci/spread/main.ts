/**
 * `npm run spread`: an academy spread out on this machine, as `compose.yaml` spreads it over containers: PostgreSQL, a bucket that checks signatures,
 * api processes and Caddy. Everything is new and goes when it stops.
 */
import { parseArgs } from 'node:util';
import { run } from '../start/spawn.mjs';
import { isBuildStale } from '../start/stale.mjs';
import { drills, isDrill } from './drills/drills.ts';
import { SpreadError } from './child.ts';
import { journeysEnv, playJourneys } from './drills/journeys.ts';
import { startSpread, type Spread } from './spread.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '3000' },
    processes: { type: 'string', default: '3' },
    demo: { type: 'boolean', default: false },
    drill: { type: 'string' },
    seconds: { type: 'string' },
    journeys: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});

// Asked while it opens, it opens first, so that nothing is left; asked again, it ends at once.
let stop: (() => Promise<void>) | undefined;
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    void stop?.().then(() => process.exit(0));
  });

try {
  await main();
} catch (error) {
  if (!(error instanceof SpreadError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function main(): Promise<void> {
  const [port, processes] = [Number(values.port), Number(values.processes)];
  const { drill, journeys } = values;
  if (process.env['HASURA_URL'])
    throw new SpreadError(
      'HASURA_URL은 여기서 쓸 수 없습니다. 데이터베이스가 매번 새로 생기므로 그 Hasura가 모릅니다. HASURA_URL 없이 다시 시작해 주세요. Hasura와 함께 쓰려면 docs/hasura.md를 보세요.',
    );
  const seconds = values.seconds === undefined ? undefined : Number(values.seconds);
  const isClear = journeys ? drill === undefined : positionals.length === 0;
  if (
    !(port > 0 && port < 65_500) ||
    !(processes > 0 && processes <= 11) ||
    !isClear ||
    (seconds !== undefined && !(seconds > 0))
  )
    throw new SpreadError(
      '사용법: npm run spread -- [--port 3000] [--processes 3] [--demo] [--drill 이름 [--seconds 초] | --journeys [파일 …]] [--no-build]',
    );
  if (drill !== undefined && !isDrill(drill))
    throw new SpreadError(`모르는 훈련입니다: ${drill}. 있는 것: ${Object.keys(drills).join(', ')}`);
  if (drill === undefined && !values['no-build'] && isBuildStale()) {
    console.log('화면을 빌드합니다.');
    if ((await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])) !== 0)
      throw new SpreadError('화면을 빌드하지 못했습니다.');
  }
  // After the api processes, of which there are eleven at most.
  const beside = port + 12;
  const demo = values.demo || journeys || drill !== undefined;
  const spread = await startSpread({ port, processes, demo, env: journeys ? journeysEnv(beside) : {} });
  stop = () => spread.stop();
  if (stopping) {
    await spread.stop();
    process.exit(1);
  }
  if (drill !== undefined) await ended(spread, () => drills[drill](spread, seconds));
  if (journeys) await ended(spread, () => playJourneys(spread, beside, positionals));
  console.log(`학원이 열렸습니다: ${spread.url}
api 프로세스 ${processes}개, PostgreSQL, 버킷(${spread.bucket.name}), Caddy. Ctrl+C로 모두 멈추고 삭제합니다.`);
  if (values.demo) console.log('데모 아이디: admin, ta-junho, ta-admin, 20260001. 비밀번호는 모두 academy-demo');
}

/** Does this, stops the academy and ends with 0 when all was fine. */
async function ended(spread: Spread, work: () => Promise<boolean>): Promise<void> {
  let isFine = false;
  try {
    isFine = await work();
  } finally {
    await spread.stop();
  }
  process.exit(isFine ? 0 : 1);
}
