import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { bench } from './harness/bench.ts';

export default bench({
  about: "today's words of a student, by many at once, and who knows what of 60 students and 500 words",
  needs: 'native PostgreSQL',
  limits: { queue: { most: 50, unit: 'ms' }, map: { most: 150, unit: 'ms' } },
  // `whole` students have studied every word; the others have studied a hundred.
  options: { students: 20_000, words: 2000, whole: 500, users: 16, seconds: 10 },
  async run({ options, limits, report, cleanup }) {
    const { print } = await import('graphql');
    const { createEngine } = await import('#engine');
    const { readProjectFiles } = await import('#api/adapters/projectFiles.node.ts');
    const { measure } = await import('#hasura/engine/bench/measure.ts');
    const { PortalStudyDocument } = await import('#portal/wordDecks/generated/graphql.ts');
    const { migratedNative } = await import('./harness/world.ts');
    const { lecture, rowsOf } = await import('./words/rows.ts');
    const { sql } = (await migratedNative(cleanup)).db;
    const { seconds } = await measure(() => sql.exec(rowsOf(options)), { repeats: 1 });
    const [sum] = await sql.query<{ reviews: string }>('select count(*) as reviews from word_reviews');
    report.line(`${sum?.reviews} reviews made in ${seconds.toFixed(0)} s`);

    const decks = await sql.query<{ id: string }>(`select id from word_decks order by title`);
    const learners = await sql.query<{ id: string }>(
      `(select student_id as id from word_reviews group by 1 having count(*) > 1000 limit 400) union all (select id from students order by id desc limit 400)`,
    );
    const engine = await createEngine(sql, readProjectFiles());
    const query = print(PortalStudyDocument);
    const ask = async (at: number): Promise<void> => {
      const id = learners[(at * 7) % learners.length]!.id;
      const session = { role: 'student', variables: { 'x-hasura-role': 'student', 'x-hasura-user-id': id } };
      const now = inMinutes(0);
      const variables = {
        deckId: decks[at % decks.length]!.id,
        from: 1,
        to: 2_147_483_647,
        only: [],
        until: now,
        today: now,
      };
      const { result } = await engine.execute({ query, variables }, session);
      if ('errors' in result && result.errors) throw new Error(JSON.stringify(result.errors));
    };
    await measure(ask, { milliseconds: 1000, atOnce: 32 });
    const queue = await measure(ask, { milliseconds: options.seconds * 1000, atOnce: options.users });
    report.times(`today's queue, ${options.users} at once`, queue.times, limits.queue);

    const map = () => sql.query('select word_map($1::uuid, null, $2::uuid)', [decks[0]!.id, lecture]);
    const { times } = await measure(map, { warmUp: 1, repeats: 60 });
    report.times('map of 60 students and 500 words', times, limits.map);
  },
});
