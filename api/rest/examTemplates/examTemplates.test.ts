// @module-tag timeless
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Caller, type Sent } from '../../testing/calls.ts';
import { addExam } from '../../testing/setups/exams.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const path = `/lectures/${lectures.calculusB.id}/exam-template` as const;
const questions = [{ number: 1, answer: 3, points: 100 }];
const create = (body: Sent<'createExamTemplate'>) => api.call('POST', path, { as: 'ta', body });
const put: Caller<'PUT'> = (to, body) => api.call('PUT', to, { as: 'ta', body });
const post: Caller<'POST'> = (to, body) => api.call('POST', to, { as: 'ta', body });
const examOf = (id: string) =>
  api.deps.db.kysely.selectFrom('exams').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('refuses unknown lectures, a duplicate name', async () => {
  expect((await create(unfit({}))).status).toBe(400);
  expect((await post(`/lectures/${unknownId}/exam-template`, { name: '모의고사' })).status).toBe(404);
  expect((await create({ name: '겹치는 양식' })).status).toBe(201);
  expect((await create({ name: '겹치는 양식' })).body.code).toBe('duplicate-name');
});

describe('a template', () => {
  it('shares name, points and key with the exams that are linked to it, until they are unlinked', async () => {
    const { body: template } = await create({ name: '월례 고사', questions });
    const exam = await addExam(api, 60, { points: [20, 30] });
    const link = (templateId: string, version: number) => post(`/wl-exam/${exam.id}/link`, { templateId, version });
    const { version } = await examOf(exam.id);
    expect((await link(unknownId, version)).status).toBe(404);
    expect((await link(template.id, version - 1)).status).toBe(409);
    expect((await link(template.id, version)).status).toBe(200);
    expect(await examOf(exam.id)).toMatchObject({ name: '월례 고사', total_points: 100 });
    const linked = (await examOf(exam.id)).version;
    expect((await put(`/wl-exam/${exam.id}/answers`, { version: linked, questions })).body.code).toBe('exam-linked');
    const changed = await put(`/wl-exam/${template.id}/let-core-info`, {
      version: template.version,
      name: '11월 고사',
    });
    expect(changed.status).toBe(200);
    expect(await examOf(exam.id)).toMatchObject({ name: '11월 고사' });
    const { body: refused } = await api.call('DELETE', `${path}/${template.id}`, { as: 'ta' });
    expect([refused.code, refused.detail]).toEqual(['in-use', expect.stringMatching(/: \d+월 \d+일 11월 고사\. /)]);
    const { version: now } = await examOf(exam.id);
    expect((await post(`/wl-exam/${exam.id}/unlink`, { version: now })).status).toBe(200);
    const own = await examOf(exam.id);
    expect((await put(`/wl-exam/${exam.id}/answers`, { version: own.version, questions: [] })).status).toBe(200);
    expect((await api.call('DELETE', `${path}/${template.id}`, { as: 'ta' })).status).toBe(204);
  });

  it('is changed only at the version that was read', async () => {
    const { body } = await create({ name: '주간 평가', cutline: 60 });
    const to = `${path}/${body.id}` as const;
    expect((await put(`${path}/${unknownId}`, { version: 1 })).status).toBe(404);
    expect((await put(to, { version: body.version, cutline: null, questions })).status).toBe(200);
    expect((await put(to, { version: body.version, cutline: 10 })).body.code).toBe('version-conflict');
  });

  it('keeps its 만점: points that make another are refused, and a cutline that is not said keeps its share of it', async () => {
    const points = (each: number) =>
      Array.from({ length: 20 }, (_, at) => ({ number: at + 1, answer: 1, points: each }));
    const short = await create({ name: '배점 확인', totalPoints: 100, questions: points(4) });
    expect([short.status, short.body.errors]).toEqual([
      400,
      [{ field: 'totalPoints', message: '만점 100점과 문항 배점의 합 80점이 다릅니다.' }],
    ]);
    const { body } = await create({ name: '배점 확인', totalPoints: 100, cutline: 70, questions: points(5) });
    const exam = await addExam(api, 61, { points: [] });
    await post(`/wl-exam/${exam.id}/link`, { templateId: body.id, version: (await examOf(exam.id)).version });
    const { version } = await api.deps.db.kysely
      .selectFrom('exam_templates')
      .select('version')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    const to = `${path}/${body.id}` as const;
    expect((await put(to, { version, totalPoints: 100, questions: points(4) })).status).toBe(400);
    expect((await put(to, { version, questions: points(4) })).status).toBe(200);
    expect(await examOf(exam.id)).toMatchObject({ total_points: 80, cutline: 56 });
  });
});
