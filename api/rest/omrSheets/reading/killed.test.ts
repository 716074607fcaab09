// @module-tag whole
import { afterAll, expect, it } from 'vitest';
import { demoPassword, staff } from '#mocks/cast.ts';
import { answerSheet, printPdf, scanToPdf } from '#omr/testing/scans.node.ts';
import { parseExam } from '#omr/sheets/exam.ts';
import { templatesOf } from '#omr/sheets/templates.ts';
import { demoDataDir, spawnServer } from '../../../testing/servers/server.node.ts';

const { dataDir, remove } = await demoDataDir();
afterAll(remove);

const title = '쪽지시험';
const questions = 10;
const pages = 12;

it('resumes after kill -9: every page once, none lost', { timeout: 180_000 }, async () => {
  const first = spawnServer(dataDir, { DEMO: '1' });
  const desk = await openDesk(await first.url);
  await desk.uploadScan();
  await expect.poll(() => desk.endedPages(), { timeout: 60_000, interval: 20 }).toBeGreaterThan(1);
  first.child.kill('SIGKILL');
  expect(await first.exited).toBeNull();

  const second = spawnServer(dataDir, { DEMO: '1' });
  const same = await openDesk(await second.url, desk);
  await expect.poll(() => same.state(), { timeout: 60_000 }).toMatchObject({ status: 'DONE', pages });
  const { tries, sheets } = await same.state();
  expect(tries).toBe(2);
  expect(sheets).toEqual(
    // Created, read, graded: a page settled twice would have a higher version.
    Array.from({ length: pages }, (_, at) => ({ page: at + 1, status: 'GRADED', version: 3 })),
  );
  second.child.kill('SIGTERM');
  expect(await second.exited).toBe(0);
});

interface Place {
  examId: string;
  path: string;
  token: string;
}

/** The OMR desk of an exam of the demo academy, a new one by default. */
async function openDesk(url: string, given?: Place) {
  const call = async (method: string, path: string, body?: object | FormData, token = given?.token) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        // oxlint-disable-next-line house/no-conditional-spread -- a header is never undefined
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      body: body ? (body instanceof FormData ? body : JSON.stringify(body)) : undefined,
    });
    if (!response.ok) throw new Error(`${response.status} ${method} ${path}: ${await response.text()}`);
    return response;
  };
  const json = async <T>(...sent: Parameters<typeof call>) => (await (await call(...sent)).json()) as T;
  const place = given ?? (await makeExam(json));
  const { examId, path, token } = place;
  const state = async () => {
    const query = `query ($id: uuid!) { omrScans(where: { examId: { _eq: $id } }) {
      status pages tries sheets(order_by: [{ page: asc }]) { page status version } } }`;
    const { data } = await json<{ data: { omrScans: State[] } }>(
      'POST',
      '/gql',
      { query, variables: { id: examId } },
      token,
    );
    return data.omrScans[0]!;
  };
  return {
    ...place,
    state,
    endedPages: async () => (await state()).sheets.filter(({ status }) => status !== 'UPLOADED').length,
    uploadScan: async () => {
      const printed = await call('POST', `${path}/print`, { who: 'ALL' }, token);
      const sheets = await printPdf(new Uint8Array(await printed.arrayBuffer()), 100);
      const [template] = templatesOf(parseExam({ id: 'x', title, questions }));
      const filled = sheets.slice(0, pages);
      for (const [at, canvas] of filled.entries()) answerSheet(canvas, template!, at, true);
      const form = new FormData();
      form.append('file', new File([new Uint8Array(await scanToPdf(filled))], '스캔.pdf'));
      await call('POST', path, form, token);
    },
  };
}

interface State {
  status: string;
  pages: number | null;
  tries: number;
  sheets: { page: number; status: string; version: number }[];
}

async function makeExam(
  json: <T>(method: string, path: string, body?: object, token?: string) => Promise<T>,
): Promise<Place> {
  const { accessToken: token } = await json<{ accessToken: string }>('POST', '/auth/login', {
    loginId: staff.admin.loginId,
    password: demoPassword,
  });
  const query = `{ weeklyLectures(where: { participants_aggregate: { count: { predicate: { _gte: ${pages} } } } }, limit: 1) { id lectureId } }`;
  const { data } = await json<{ data: { weeklyLectures: { id: string; lectureId: string }[] } }>(
    'POST',
    '/gql',
    { query },
    token,
  );
  const week = data.weeklyLectures[0]!;
  const path = `/lectures/${week.lectureId}/weekly-lectures/${week.id}`;
  const key = Array.from({ length: questions }, (_, at) => ({ number: at + 1, points: 10, answer: 1 }));
  const exam = await json<{ id: string }>('POST', `${path}/exams/new`, { name: title, questions: key }, token);
  return { examId: exam.id, path: `${path}/grade-omr/${exam.id}`, token };
}
