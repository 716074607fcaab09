import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures, students } from '#mocks/cast.ts';
import { dateOf, inMinutes } from '#ui-kit/format/testing/when.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { addWeek, unknownId } from '../../testing/rows.ts';

let api: TestApi;
let deckId: string;
let strange: string;
const dueOn = dateOf(5);
const goal = { firstPlace: 1, lastPlace: null, dueOn, target: 3 };

beforeAll(async () => {
  api = await startApi();
  // A lecture that 김민수 does not attend, and a published deck of it.
  const [other] = await api.deps.db.sql.query<{ id: string }>(
    `select id from lectures where id not in (select lecture_id from enrollments where student_id = $1) limit 1`,
    [students.minsu.id],
  );
  strange = other!.id;
  deckId = await addDeck();
});
afterAll(() => api.close());

async function addDeck(is_published = true): Promise<string> {
  const { kysely } = api.deps.db;
  const row = { title: `과제 ${crypto.randomUUID().slice(0, 8)}`, is_published, lecture_id: strange };
  const { id } = await kysely.insertInto('word_decks').values(row).returning('id').executeTakeFirstOrThrow();
  const words = [1, 2, 3, 4].map((at) => ({ deck_id: id, sequence: at, term: `단어 ${at}`, meaning: `뜻 ${at}` }));
  await kysely.insertInto('words').values(words).execute();
  return id;
}

const assign = (body: Sent<'createWordAssignment'>, as: Person = 'ta', deck = deckId) =>
  api.call('POST', `/word-decks/${deck}/assignments`, { as, body });
const toMinsu = { ...goal, studentIds: [students.minsu.id] };
const decksOf = async (as: Person): Promise<string[]> => {
  const { body } = await api.gql('{ wordDecks { id } }', { as });
  expect(body.errors).toBeUndefined();
  return body.data.wordDecks.map(({ id }: { id: string }) => id);
};
const progressOf = async (as: Person) =>
  (await api.gql('{ wordAssignmentProgress { assignmentId studentId deckId target known words dueOn } }', { as })).body
    .data.wordAssignmentProgress;

describe('createWordAssignment', () => {
  it('refuses wrong fields and unknown decks', async () => {
    for (const wrong of [{ firstPlace: 0 }, { target: 0 }, { dueOn: '2027-02-30' }, { studentIds: [] }]) {
      expect((await assign({ ...toMinsu, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
    }
    expect((await assign(toMinsu, 'ta', unknownId)).status).toBe(404);
  });

  it('says in Korean what cannot be asked', async () => {
    const refusals = [
      [goal, 422, 'one-group'],
      [{ ...toMinsu, lectureId: strange }, 422, 'one-group'],
      [{ ...toMinsu, target: 5 }, 409, 'target-too-high'],
      [{ ...toMinsu, firstPlace: 9, target: 1 }, 409, 'target-too-high'],
      [{ ...toMinsu, firstPlace: 3, lastPlace: 2, target: null }, 422, 'invalid-value'],
      [{ ...toMinsu, dueOn: '2026-01-05' }, 422, 'past-day'],
      [{ ...toMinsu, studentIds: [unknownId] }, 404, 'not-found'],
    ] as const;
    for (const [body, status, code] of refusals) {
      const answer = await assign(unfit(body));
      expect([answer.status, answer.body.code], JSON.stringify(body)).toEqual([status, code]);
      expect(answer.body.detail).toMatch(/[가-힣]/);
    }
  });

  it('opens the deck to whom it is given, and to nobody else', async () => {
    expect(await decksOf('minsu')).not.toContain(deckId);
    const { status, body } = await assign(toMinsu);
    expect(status).toBe(201);
    expect(await decksOf('minsu')).toContain(deckId);
    expect(await decksOf('seoyeon')).not.toContain(deckId);
    expect(await progressOf('minsu')).toContainEqual({
      assignmentId: body.id,
      studentId: students.minsu.id,
      deckId,
      target: 3,
      known: 0,
      words: 4,
      dueOn,
    });
    const others = (await progressOf('seoyeon')) as { studentId: string }[];
    expect(others.every(({ studentId }) => studentId === students.seoyeon.id)).toBe(true);
    const words = await api.gql(`{ words(where: { deckId: { _eq: "${deckId}" } }) { id } }`, { as: 'minsu' });
    expect(words.body.data.words).toHaveLength(4);
    const sent = {
      sentAt: inMinutes(0),
      reviews: [
        {
          id: crypto.randomUUID(),
          wordId: words.body.data.words[0].id,
          rating: 3,
          reviewedAt: inMinutes(0),
        },
      ],
    };
    expect((await api.call('POST', '/sp/word-reviews', { as: 'minsu', body: sent })).body.refused).toEqual([]);
    const stranger = { ...sent, reviews: [{ ...sent.reviews[0]!, id: crypto.randomUUID() }] };
    expect((await api.call('POST', '/sp/word-reviews', { as: 'seoyeon', body: stranger })).body.refused).toHaveLength(
      1,
    );
  });

  it('keeps a deck that is not published to the staff, whomever it is given to', async () => {
    const hidden = await addDeck(false);
    const { body } = await assign(toMinsu, 'ta', hidden);
    expect(await decksOf('minsu')).not.toContain(hidden);
    expect((await progressOf('minsu')).map(({ assignmentId }: { assignmentId: string }) => assignmentId)).not.toContain(
      body.id,
    );
  });

  it('reaches a lecture, and the guests of a week', async () => {
    const [ofLecture, ofWeek] = [await addDeck(), await addDeck()];
    await assign({ ...goal, lectureId: lectures.calculusB.id }, 'ta', ofLecture);
    const week = await addWeek(api, 77);
    await assign({ ...goal, weeklyLectureId: week.id }, 'ta', ofWeek);
    expect(await decksOf('minsu')).toEqual(expect.arrayContaining([ofLecture, ofWeek]));
  });
});

describe('updateWordAssignment', () => {
  it('changes only the version that was read', async () => {
    const { body } = await assign(toMinsu);
    const path = `/word-assignments/${body.id}` as const;
    const change = { ...goal, target: 2, version: 1 };
    expect((await api.call('PUT', path, { as: 'ta', body: { ...change, version: 0 } })).status).toBe(400);
    expect((await api.call('PUT', `/word-assignments/${unknownId}`, { as: 'ta', body: change })).status).toBe(404);
    expect((await api.call('PUT', path, { as: 'ta', body: { ...change, target: 9 } })).status).toBe(409);
    expect((await api.call('PUT', path, { as: 'ta', body: change })).status).toBe(200);
    const stale = await api.call('PUT', path, { as: 'admin', body: change });
    expect([stale.status, stale.body.code]).toEqual([409, 'version-conflict']);
  });
});

describe('deleteWordAssignment', () => {
  it('takes the deck back, and keeps what was learnt', async () => {
    const deck = await addDeck();
    const { body } = await assign(toMinsu, 'ta', deck);
    const path = `/word-assignments/${body.id}` as const;
    expect((await api.call('DELETE', path, { as: 'ta' })).status).toBe(204);
    expect((await api.call('DELETE', path, { as: 'ta' })).status).toBe(404);
    expect(await decksOf('minsu')).not.toContain(deck);
  });
});
