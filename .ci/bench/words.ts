/**
 * `npm run bench:words`: on native PostgreSQL, in a new database with rows made by SQL, how long today's queue of a student takes at many at once, and who
 * knows what of 60 students and 500 words. Fails above the limits.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { print } from 'graphql';
import { createEngine, migrate } from '#engine';
import { openPostgres } from '#api/adapters/postgres.node.ts';
import { readProjectFiles } from '#api/adapters/projectFiles.node.ts';
import { createLog } from '#api/ports/log.ts';
import { openNative } from '#api/testing/native.node.ts';
import { PortalStudyDocument } from '#portal/wordDecks/generated/graphql.ts';

/** Milliseconds at p95. */
const limits = { queue: 50, map: 150 };

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '20000' },
    words: { type: 'string', default: '2000' },
    /** Students who have studied every word; the others have studied a hundred. */
    whole: { type: 'string', default: '500' },
    users: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '10' },
  },
});
const lecture = '01990000-0000-7000-8000-00000000abcd';
const native = await openNative();
if (native.url === undefined) throw new Error(native.skipped);
const files = readProjectFiles();
const db = openPostgres(
  native.url,
  createLog(() => undefined, 'silent'),
);
let failed = false;
try {
  await migrate(db.sql, files);
  const begun = performance.now();
  await db.sql.exec(rows(Number(values.students), Number(values.words), Number(values.whole)));
  const [sum] = await db.sql.query<{ reviews: string }>('select count(*) as reviews from word_reviews');
  console.log(
    `${sum?.reviews} reviews made in ${((performance.now() - begun) / 1000).toFixed(0)} s, load ${loadavg()[0]?.toFixed(1)}`,
  );

  const decks = await db.sql.query<{ id: string }>(`select id from word_decks order by title`);
  const learners = await db.sql.query<{ id: string }>(
    `(select student_id as id from word_reviews group by 1 having count(*) > 1000 limit 400) union all (select id from students order by id desc limit 400)`,
  );
  const engine = await createEngine(db.sql, files);
  const query = print(PortalStudyDocument);
  const ask = async (at: number): Promise<number> => {
    const id = learners[(at * 7) % learners.length]!.id;
    const session = { role: 'student', variables: { 'x-hasura-role': 'student', 'x-hasura-user-id': id } };
    const now = new Date().toISOString();
    const variables = { deckId: decks[at % decks.length]!.id, from: 1, to: 2_147_483_647, until: now, today: now };
    const start = performance.now();
    const { result } = await engine.execute({ query, variables }, session);
    if ('errors' in result && result.errors) throw new Error(JSON.stringify(result.errors));
    return performance.now() - start;
  };
  await manyAtOnce(32, ask, 1);
  report(
    `today's queue, ${values.users} at once`,
    await manyAtOnce(Number(values.users), ask, Number(values.seconds)),
    limits.queue,
  );

  const map = async (): Promise<number> => {
    const start = performance.now();
    await db.sql.query('select word_map($1::uuid, null, $2::uuid)', [decks[0]!.id, lecture]);
    return performance.now() - start;
  };
  await map();
  const times = [];
  for (let turn = 0; turn < 60; turn++) times.push(await map());
  report('map of 60 students and 500 words', times, limits.map);
  console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`);
} finally {
  await db.close();
  await native.close();
}
if (failed) process.exitCode = 1;

async function manyAtOnce(users: number, ask: (at: number) => Promise<number>, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const turn = async (user: number) => {
    for (let at = user; performance.now() < end; at += users) times.push(await ask(at));
  };
  await Promise.all(Array.from({ length: users }, (_, user) => turn(user)));
  return times;
}

function report(name: string, times: number[], limit: number): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const verdict = at(0.95) <= limit ? 'within' : 'ABOVE';
  if (at(0.95) > limit) failed = true;
  console.log(
    `${name}: ${times.length} asked, p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, ${verdict} the limit of ${limit} ms`,
  );
}

/** Decks of 500 words for all, and students with reviews; sixty are in one lecture. */
function rows(students: number, words: number, whole: number): string {
  return `
    alter table word_reviews disable trigger user;
    alter table words disable trigger user;
    alter table students disable trigger user;
    alter table users disable trigger user;
    alter table enrollments disable trigger user;
    insert into users (login_id, name, type) select '31' || lpad(n::text, 6, '0'), '학생 ' || n, 'STUDENT' from generate_series(1, ${students}) as n;
    insert into students (id, student_number) select id, login_id from users where type = 'STUDENT';
    insert into word_decks (title, is_published) select '단어장 ' || n, true from generate_series(1, ${Math.ceil(words / 500)}) as n;
    insert into words (deck_id, sequence, term, meaning)
      select deck.id, n, 'word ' || n, '뜻 ' || n from word_decks as deck, generate_series(1, 500) as n order by deck.title, n;
    insert into lectures (id, name, teacher_name, weekday, starts_at, ends_at, room, capacity)
      values ('${lecture}', '측정반', '강사', 1, '18:00', '20:00', '101호', 60);
    insert into enrollments (lecture_id, student_id, from_date)
      select '${lecture}', id, current_date from students order by id limit 60;
    create temporary table ranked as select id, row_number() over (order by id) as at from students;
    insert into word_reviews (student_id, word_id, state, due_at, stability, difficulty, reps, lapses, last_reviewed_at, created_at)
      select ranked.id, listed.id, case (listed.at + ranked.at) % 9 when 0 then 'LEARNING' when 1 then 'RELEARNING' else 'REVIEW' end,
        now() + ((listed.at * 31 + ranked.at * 17) % 60 - 20) * interval '1 day', 5, 5, 3, (listed.at + ranked.at) % 3, now() - interval '21 days', now() - interval '40 days'
      from ranked cross join lateral (
        select id, row_number() over (order by deck_id, sequence) as at from words
      ) as listed
      where ranked.at <= ${whole} or listed.at <= 100;
    analyze;`;
}
