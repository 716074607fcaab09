import { Worker } from 'node:worker_threads';
import type { Round } from './gql-http/load.ts';
import { bench } from './harness/bench.ts';

export default bench({
  about:
    'questions to the api with HTTP, token and permissions, beside SQL by hand behind the same HTTP server with the check of the token and with none',
  needs: 'native PostgreSQL',
  // Questions of one person run four at a time (decision 0032).
  options: { rounds: 7, milliseconds: 1000, users: 4 },
  async run({ options, report, cleanup }) {
    const { default: pg } = await import('pg');
    const { listen } = await import('#api/adapters/server/listen.node.ts');
    const { askerOf } = await import('#api/gql/session.ts');
    const { median } = await import('#hasura/engine/bench/measure.ts');
    const { staff } = await import('#mocks/cast.ts');
    const { demoApi } = await import('./harness/world.ts');
    const { questions } = await import('./gql-http/questions.ts');
    const { api } = await demoApi(cleanup, {});
    const { token } = await api.signIn(staff.admin.loginId);
    const [place] = await api.deps.db.sql.query<{ name: string }>('select current_database() as name');
    const address = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${place?.name}` });
    const pool = new pg.Pool({ connectionString: address.href, max: 6 }).on('error', () => undefined);
    cleanup.defer(() => pool.end());
    const site = await listen((request, connection) => handle(request, connection.ip), { port: 0, host: '127.0.0.1' });
    cleanup.defer(() => site.stop());
    const worker = new Worker(new URL('./gql-http/load.ts', import.meta.url));
    cleanup.defer(async () => void (await worker.terminate()));
    const { rounds, ...load } = options;
    report.line(`${load.users} at once, medians of ${rounds} rounds, interleaved`);

    for (const [at, { name, query, keys }] of questions.entries()) {
      const rows = await api.deps.db.sql.query<{ id: string }>(keys);
      const bodies = rows.map(({ id }) => JSON.stringify({ query, variables: { id } }));
      const paths = [`/raw/${at}`, `/checked/${at}`, '/api/gql'];
      const rates = paths.map((): number[] => []);
      // The first round warms up.
      for (let round = 0; round <= rounds; round++) {
        for (const [index, path] of paths.entries()) {
          const done = await ask({ url: `http://127.0.0.1:${site.port}${path}`, bodies, token, ...load });
          if (round > 0) rates[index]?.push((done / load.milliseconds) * 1000);
        }
      }
      const [raw = NaN, checked = NaN, ours = NaN] = rates.map(median);
      report.line(name);
      report.figure('SQL by hand, no token', raw, { unit: 'a second' });
      report.figure('SQL by hand, token', checked, { unit: 'a second' });
      report.figure('/api/gql', ours, { unit: 'a second' });
      report.line(
        `    ${(ours / checked).toFixed(2)} of that with a token, ${(ours / raw).toFixed(2)} of that with none`,
      );
    }

    async function handle(request: Request, ip: string | undefined): Promise<Response> {
      const [, kind, at] = new URL(request.url).pathname.split('/');
      if (kind === 'api') return api.app.fetch(request, { ip });
      if (kind === 'checked') {
        await askerOf(api.deps, request.headers.get('authorization') ?? undefined, { id: '', ip: ip ?? '' });
      }
      const { variables } = (await request.json()) as { variables: { id: string } };
      const text = questions[Number(at)]?.sql ?? '';
      const { rows } = await pool.query<{ data: string }>({ name: `question${at}`, text, values: [variables.id] });
      return new Response(`{"data":${rows[0]?.data}}`, { headers: { 'content-type': 'application/json' } });
    }

    function ask(round: Round): Promise<number> {
      return new Promise((resolve) => {
        worker.once('message', resolve);
        worker.postMessage(round);
      });
    }
  },
});
