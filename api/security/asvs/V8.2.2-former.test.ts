import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures, students } from '#mocks/cast.ts';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { startApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

/** A material of the lecture that was published so many days ago. */
async function addMaterial(daysAgo: number): Promise<string> {
  const { id } = await api.deps.db.kysely
    .insertInto('lecture_materials')
    .values({
      lecture_id: lectures.calculusB.id,
      title: `${daysAgo}일 전`,
      sequence: 100 + daysAgo,
      published_at: new Date(inDays(-daysAgo)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const readBy = async (as: 'minsu' | 'seoyeon', ids: string[]): Promise<string[]> => {
  const query = `{ lectureMaterials(where: {id: {_in: ${JSON.stringify(ids)}}}) { id } }`;
  const { body } = await api.gql(query, { as });
  return body.data.lectureMaterials.map(({ id }: { id: string }) => id);
};

describe('a student who left a lecture', () => {
  it('reads on what was published while they attended it, and nothing later', async () => {
    const { db } = api.deps;
    const leaver = students.minsu.id;
    const ids = [await addMaterial(40), await addMaterial(1)];
    expect((await readBy('minsu', ids)).sort()).toEqual(ids.toSorted());
    // Without the triggers, which keep weeks with scores: only the dates matter here.
    await db.sql.exec(`set session_replication_role = replica;
      delete from participants where student_id = '${leaver}';
      update enrollments set from_date = current_date - 90, to_date = current_date - 20
      where student_id = '${leaver}' and lecture_id = '${lectures.calculusB.id}';
      set session_replication_role = origin`);
    expect(await readBy('minsu', ids)).toEqual([ids[0]]);
    const check = (id = '') => api.call('POST', `/sp/lecture-materials/${id}/check`, { as: 'minsu' });
    expect([(await check(ids[0])).status, (await check(ids[1])).status < 300]).toEqual([200, false]);
  });

  it('neither reads a D-day, a word deck nor a file of the whole lecture that came later', async () => {
    const { db } = api.deps;
    const lecture_id = lectures.calculusB.id;
    const left = students.jihun.id;
    const on = (daysAgo: number) => new Date(inDays(-daysAgo));
    const made = await Promise.all([40, 1].map((daysAgo) => publish(lecture_id, daysAgo, on(daysAgo))));
    const [before, after] = made as [Published, Published];
    await db.sql.exec(`set session_replication_role = replica;
      delete from participants where student_id = '${left}';
      delete from enrollments where student_id = '${left}';
      insert into enrollments (id, lecture_id, student_id, from_date, to_date)
        values ('${crypto.randomUUID()}', '${lecture_id}', '${left}', current_date - 90, current_date - 20);
      set session_replication_role = origin`);
    const { body } = await api.gql(
      `query ($ddays: [uuid!]!, $decks: [uuid!]!, $files: [uuid!]!) {
        lectureDdays(where: { id: { _in: $ddays } }) { id } wordDecks(where: { id: { _in: $decks } }) { id }
        words(where: { deckId: { _in: $decks } }) { deckId } files(where: { id: { _in: $files } }) { id } }`,
      {
        as: await api.signIn(students.jihun.loginId),
        variables: {
          ddays: made.map(({ dday }) => dday),
          decks: made.map(({ deck }) => deck),
          files: made.map(({ file }) => file),
        },
      },
    );
    expect(body.data).toEqual({
      lectureDdays: [{ id: before.dday }],
      wordDecks: [{ id: before.deck }],
      words: [{ deckId: before.deck }],
      files: [{ id: before.file }],
    });
    const [may] = await db.sql.query<{ old: boolean; late: boolean }>(
      'select (select may_read_file(files, $1) from files where id = $2) as old, (select may_read_file(files, $1) from files where id = $3) as late',
      [left, before.file, after.file],
    );
    expect(may).toEqual({ old: true, late: false });
  });
});

interface Published {
  dday: string;
  deck: string;
  file: string;
}

/** A D-day, a deck with a word and a file for everybody of a lecture, each published then. */
async function publish(lecture_id: string, daysAgo: number, at: Date): Promise<Published> {
  const { kysely, sql } = api.deps.db;
  const title = `${daysAgo}일 전`;
  const made = async (table: 'lecture_ddays' | 'word_decks', values: object): Promise<string> =>
    (
      await kysely
        .insertInto(table)
        .values(values as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const dday = await made('lecture_ddays', {
    lecture_id,
    title,
    falls_on: '2030-01-01',
    sequence: 900 + daysAgo,
    created_at: at,
  });
  const deck = await made('word_decks', { lecture_id, title, is_published: true, published_at: at });
  await kysely.insertInto('words').values({ deck_id: deck, sequence: 1, term: 'word', meaning: '단어' }).execute();
  const [file] = await sql.query<{ id: string }>(
    `insert into files (owner_type, owner_id, name, content_type, size_bytes, sha256, state)
     values ('LECTURE', $1, $2, 'application/pdf', 1, repeat('a', 64), 'DONE') returning id`,
    [lecture_id, `${title}.pdf`],
  );
  await kysely
    .insertInto('file_permissions')
    .values({ file_id: file?.id ?? '', lecture_id, created_at: at })
    .execute();
  return { dday, deck, file: file?.id ?? '' };
}
