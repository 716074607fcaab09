// @module-tag timeless
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { startApi, type Person, type TestApi } from '../../../testing/api.ts';
import type { Caller, Sent } from '../../../testing/calls.ts';
import { addExam, scoresOf } from '../../../testing/setups/exams.ts';
import { unknownId } from '../../../testing/rows.ts';

let api: TestApi;
let weekNumber = 80;
let exam: Awaited<ReturnType<typeof addExam>>;
let ids: string[];
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());
beforeEach(async () => {
  exam = await addExam(api, weekNumber++);
  ids = exam.scores.map(({ id }) => id);
});

type Changes = Sent<'changeScores'>;
const batch = (changes: Changes['changes'], kind?: Changes['kind']) =>
  api.call('PUT', '/wl-score/batch-update-score-or-status', { as: 'ta', body: { changes, kind } });
const paste = (version = 0) => ids.map((scoreId, at) => ({ scoreId, version, value: 50 + at }));

describe('many cells at once', () => {
  it('are refused together when one of them is wrong', async () => {
    expect((await batch([])).status).toBe(400);
    expect((await batch([...paste(), { scoreId: unknownId, version: 0, value: 1 }])).status).toBe(404);
    const nothing = await batch([{ scoreId: ids[0]! }]);
    expect([nothing.status, nothing.body.errors[0].field]).toEqual([400, 'changes.0']);
    expect((await batch([...paste(), ...paste()])).status).toBe(400);
    expect((await batch([...paste().slice(1), { scoreId: ids[0]!, version: 0, value: 500 }])).status).toBe(422);
    expect((await scoresOf(api, exam.id)).every(({ status }) => status === 'NONE')).toBe(true);
  });

  it('are one change set in the audit log', async () => {
    const { status, body } = await batch(paste(), 'paste');
    expect([status, body.cells.map(({ value }) => value)]).toEqual([200, ids.map((_, at) => 50 + at)]);
    const { rows } = {
      rows: await api.deps.db.kysely
        .selectFrom('audit_log')
        .select('table_name')
        .where('change_set_id', '=', body.changeSetId)
        .where('table_name', '=', 'score_attempts')
        .execute(),
    };
    expect(rows.length).toBeGreaterThanOrEqual(ids.length);
    const changeSets = api.deps.db.kysely.selectFrom('change_sets').select('kind').where('id', '=', body.changeSetId);
    expect(await changeSets.executeTakeFirst()).toEqual({ kind: 'SCORES_PASTE' });
  });

  it('name every stale one, and change none of them', async () => {
    await batch([
      { scoreId: ids[0]!, version: 0, value: 10 },
      { scoreId: ids[1]!, version: 0, memo: '먼저' },
    ]);
    const { status, body } = await batch(paste());
    expect([status, body.code]).toEqual([409, 'version-conflict']);
    expect(body.conflicts).toMatchObject([
      { id: ids[0], field: 'value', mine: '50', theirs: '10', theirVersion: 1 },
      { id: ids[1], mine: '51', theirs: null, theirVersion: 1 },
    ]);
    expect((await scoresOf(api, exam.id)).filter(({ status }) => status === 'GRADED')).toHaveLength(1);
  });

  it('ends an absence and sets the value in one change set', async () => {
    const [scoreId = ''] = ids;
    await batch([{ scoreId, version: 0, value: 70 }]);
    const absent = await batch([{ scoreId, scoreVersion: 2, status: 'ABSENT' }]);
    expect(absent.body.cells).toMatchObject([{ status: 'ABSENT', value: null, version: 2, scoreVersion: 3 }]);
    const undone = await batch([{ scoreId, scoreVersion: 3, status: 'NONE', version: 2, value: 70 }], 'paste');
    expect(undone.body.cells).toMatchObject([{ status: 'GRADED', value: 70 }]);
  });

  // PGlite runs transactions one after another; only the server of TEST_DATABASE_URL runs them at once.
  it('accept one of many writes of the same cells in different orders, without a deadlock', async () => {
    const answers = await Promise.all(
      ids.map((_, shift) => {
        const changes = [...paste().slice(shift), ...paste().slice(0, shift)];
        return batch(shift % 2 ? changes : changes.toReversed());
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...ids.slice(1).map(() => 409)]);
    const counted = await api.deps.db.sql.query(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    expect(counted).toEqual([{ deadlocks: 0 }]);
  });
});

describe('scores of a week', () => {
  const put: Caller<'PUT'> = (path, body) => api.call('PUT', path, { as: 'ta', body });

  it('are written by exam and student', async () => {
    const [score] = exam.scores;
    const body = { examId: exam.id, userId: score!.studentId, version: 0, value: 88 };
    expect((await put(`${exam.week.path}/student-score`, { ...body, userId: unknownId })).status).toBe(404);
    expect((await put(`${exam.week.path}/student-score`, body)).body).toMatchObject({ scoreId: score?.id, value: 88 });
    const all = { userId: score!.studentId, scores: [{ examId: exam.id, version: 1, value: 91, memo: '다시 봄' }] };
    expect((await put(`${exam.week.path}/student-score-v2`, { ...all, scores: [] })).status).toBe(400);
    expect((await put(`${exam.week.path}/student-score-v2`, all)).body.cells).toMatchObject([
      { value: 91, memo: '다시 봄' },
    ]);
    expect((await put(`${exam.week.path}/student-score-v2`, all)).status).toBe(409);
  });

  it('accept memos and clinic status, in their own week only', async () => {
    expect((await put(`${exam.week.path}/score-memo/${ids[0]}`, { version: 0, memo: '전화함' })).body).toMatchObject({
      memo: '전화함',
    });
    expect(
      (await put(`${exam.week.path}/score-clinic-status/${ids[0]}`, { version: 1, clinicStatus: 'REQUIRED' })).body,
    ).toMatchObject({
      clinicStatus: 'REQUIRED',
    });
    const elsewhere = await addExam(api, weekNumber++);
    const wrong = `${elsewhere.week.path}/score-memo/${ids[0]}` as const;
    expect((await put(wrong, { version: 1, memo: '' })).status).toBe(404);
  });
});

describe('a cell lock', () => {
  const lock = (as: Person, what: 'request' | 'release' = 'request', scoreId = ids[0]!) =>
    api.call('POST', `/wl-score/cell-lock/${what}`, { as, body: { scoreId } });

  it('names who is editing, is renewed by them, and blocks nobody else once released or expired', async () => {
    expect((await lock('ta', 'request', unknownId)).status).toBe(404);
    const scoreId = ids[0]!;
    const mine = await api.call('POST', '/wl-score/cell-lock/request', { as: 'ta', body: { scoreId } });
    expect(mine.status).toBe(200);
    expect(Date.parse(mine.body.expiresAt)).toBeLessThanOrEqual(Date.parse(inMinutes(0.5)));
    expect((await lock('ta')).status).toBe(200);
    const refused = await lock('admin');
    expect([refused.status, refused.body.code]).toEqual([409, 'locked']);
    expect(refused.body.detail).toMatch(/님이 편집 중인 칸입니다/);
    expect((await lock('admin', 'release')).status).toBe(204);
    expect((await lock('admin')).status).toBe(409);
    expect((await lock('ta', 'release')).status).toBe(204);
    expect((await lock('admin')).status).toBe(200);
    await api.deps.db.kysely
      .updateTable('score_cell_locks')
      .set({ renewed_at: inMinutes(-1.25), expires_at: inMinutes(-1) })
      .execute();
    expect((await lock('ta')).status).toBe(200);
  });

  it('does not block a write: the version decides', async () => {
    await lock('admin');
    const [scoreId = ''] = ids;
    expect((await batch([{ scoreId, version: 0, value: 5 }])).status).toBe(200);
  });
});
