// @module-tag timeless
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../testing/api.ts';
import type { Sent } from '../../../testing/calls.ts';
import { addExam } from '../../../testing/setups/exams.ts';
import { unknownId } from '../../../testing/rows.ts';

let api: TestApi;
let ids: string[];
let others: string[];
beforeAll(async () => {
  api = await startApi();
  const exam = await addExam(api, 95, { cutline: 70 });
  const sat = exam.scores.slice(0, 3);
  ids = sat.map(({ id }) => id);
  others = exam.scores.slice(3).map(({ id }) => id);
  const changes = ids.map((scoreId, at) => ({ scoreId, version: 0, value: 40 + at }));
  await api.call('PUT', '/wl-score/batch-update-score-or-status', { as: 'ta', body: { changes } });
});
afterAll(() => api.close());

const add = (body: Sent<'addRetakes'>) => api.call('POST', '/wl-score/retakes', { as: 'ta', body });
const undo = (changeSetId: string) => api.call('POST', '/wl-score/undo', { as: 'ta', body: { changeSetId } });
const retakes = () =>
  api.deps.db.kysely
    .selectFrom('score_attempts')
    .select(['score_id', 'retake_number'])
    .where('score_id', 'in', [...ids, ...others])
    .where('retake_number', '>', 0)
    .execute();

describe('retakes of many', () => {
  it('are refused together', async () => {
    expect((await add({ scoreIds: [] })).status).toBe(400);
    expect((await add({ scoreIds: [...ids, unknownId] })).status).toBe(404);
    expect((await add({ scoreIds: [...ids, others[0]!] })).body.code).toBe('not-given');
    expect((await add({ scoreIds: ids, retakeExamId: unknownId })).status).toBe(409);
    expect(await retakes()).toEqual([]);
  });

  it('are one change set, undone in one step', async () => {
    const { status, body } = await add({ scoreIds: [...ids, ids[0]!], deliveryType: 'HOME' });
    expect([status, body.cells.length]).toEqual([201, 3]);
    expect(body.cells[0]).toMatchObject({ scoreId: ids[0], retakeNumber: 1, value: null, deliveryType: 'HOME' });
    const { cells } = (await add({ scoreIds: ids.slice(0, 1) })).body;
    expect(cells[0].retakeNumber).toBe(2);
    expect((await undo(body.changeSetId)).body.code).toBe('not-latest');
    await api.call('DELETE', `/wl-score/retake/${cells[0].id}`, { as: 'ta' });
    expect((await undo(body.changeSetId)).status).toBe(200);
    expect(await retakes()).toEqual([]);
    expect((await undo(body.changeSetId)).body.code).toBe('already-undone');
  });

  it('of a colleague are undone by managers only', async () => {
    const theirs = await api.call('POST', '/wl-score/retakes', { as: 'admin', body: { scoreIds: ids } });
    const { changeSetId } = theirs.body;
    expect((await undo(changeSetId)).body).toMatchObject({ status: 403, code: 'not-own' });
    const mine = (await add({ scoreIds: ids })).body.changeSetId;
    for (const id of [mine, changeSetId]) {
      expect((await api.call('POST', '/wl-score/undo', { as: 'taAdmin', body: { changeSetId: id } })).status).toBe(200);
    }
    expect(await retakes()).toEqual([]);
  });

  it('are not undone once somebody changed one; other change sets are refused', async () => {
    const { body } = await add({ scoreIds: ids.slice(1) });
    const [cell] = body.cells;
    await api.call('PATCH', `/wl-score/retake/${cell.id}/value/80`, { as: 'ta', body: { version: cell.version } });
    expect((await undo(body.changeSetId)).body.code).toBe('changed-since');
    expect(await retakes()).toHaveLength(2);
    expect((await undo(unknownId)).status).toBe(404);
    const changes = others.slice(0, 2).map((scoreId) => ({ scoreId, version: 0, value: 90 }));
    const edit = await api.call('PUT', '/wl-score/batch-update-score-or-status', { as: 'ta', body: { changes } });
    expect((await undo(edit.body.changeSetId)).status).toBe(404);
  });
});
