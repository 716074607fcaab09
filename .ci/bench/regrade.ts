import { bench } from './harness/bench.ts';

/** Milliseconds of wall time, and of CPU of the database, which excludes other processes of the machine. */
interface Time {
  clock: number;
  cpu: number;
}

export default bench({
  about:
    'an exam of 1,000 students graded again with another key, beside `grade_exam` and a join alone, on PGlite, `DATABASE_URL` or `--native`',
  needs: 'nothing',
  options: { native: false, students: 1000, rounds: 7 },
  async run({ options: { native, students, rounds }, report, cleanup }) {
    const { addExam } = await import('#api/testing/setups/exams.ts');
    const { cpuSoFar } = await import('#hasura/engine/bench/cpu.node.ts');
    const { median, timed } = await import('#hasura/engine/bench/measure.ts');
    const { demoApi } = await import('./harness/world.ts');
    const { fill, gradeBare, join, questions } = await import('./regrade/exam.ts');
    const { api, postmaster } = await demoApi(cleanup, native ? {} : null);
    const { db } = api.deps;
    const points = Array.from({ length: questions }, (_, at) => (at % 2 === 0 ? 2 : 3));
    const exam = await addExam(api, 99, { cutline: 60, points });
    await fill(db, exam, students - exam.scores.length);
    report.line(`${students} students × ${questions} questions on ${db.kind}`);

    const ways: Record<string, (round: number) => Promise<void>> = {
      join: () => join(db, exam),
      grade_exam: () => gradeBare(db, exam),
      'dry run': (round) => regrade(round, true),
      're-grade': (round) => regrade(round, false),
    };
    const times = new Map(Object.keys(ways).map((way) => [way, [] as Time[]]));
    for (let round = 1; round <= rounds; round++)
      for (const [way, act] of Object.entries(ways)) {
        const before = cpuSoFar(postmaster).database;
        const clock = await timed(() => act(round));
        times.get(way)?.push({ clock, cpu: (cpuSoFar(postmaster).database - before) * 1000 });
      }
    for (const [way, list] of times) {
      report.figure(`${way}, median`, median(list.map(({ clock }) => clock)), { unit: 'ms' });
      report.figure('    CPU of the database', median(list.map(({ cpu }) => cpu)), { unit: 'ms' });
    }

    /** Through the API, with a key in which every answer differs. */
    async function regrade(round: number, dryRun: boolean): Promise<void> {
      const one = db.kysely.selectFrom('exams').select('version').where('id', '=', exam.id);
      const { version } = await one.executeTakeFirstOrThrow();
      const key = points.map((value, at) => ({ number: at + 1, answer: ((at + 1 + round) % 5) + 1, points: value }));
      const { status, body } = await api.call('POST', `/wl-exam/${exam.id}/re-grade`, {
        as: 'admin',
        body: { version, questions: key, dryRun },
      });
      if (status !== 200 || body.changes.length < students / 2) throw new Error(JSON.stringify(body));
    }
  },
});
