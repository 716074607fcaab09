import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures, staff, students } from '#mocks/cast.ts';
import { inHours } from '#ui-kit/format/testing/when.ts';
import { sweepFiles } from '../../files/sweep.ts';
import { noLock, tidyUp } from '../../testing/jobs.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { bring, fetchContent, openFiles, pdfOf, png, send, type FileTools } from '../../testing/setups/files.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
let tools: FileTools;
let materialId: string;
beforeAll(async () => {
  api = await startApi();
  tools = openFiles(api);
  const { body } = await api.gql(
    'mutation ($input: lectureMaterials_insert_input!) { insert_lectureMaterials_one(object: $input) { id } }',
    {
      as: 'ta',
      variables: {
        input: { lectureId: lectures.calculusB.id, title: '문제집', publishedAt: '2026-01-02T00:00:00Z' },
      },
    },
  );
  materialId = body.data.insert_lectureMaterials_one.id;
});
afterAll(() => api.close());

const material = () => `/files/MATERIAL/${materialId}` as const;
const read = async (id: string, as: Person = 'ta') =>
  (
    await api.gql(
      `{ files_by_pk(id: "${id}") { name contentType ${as === 'ta' ? 'sizeBytes memo state version isWatermarked permissions { studentId lectureId }' : 'sizeBytes: sentBytes'} } }`,
      { as },
    )
  ).body.data.files_by_pk;

describe('an upload', () => {
  it('is announced, sent, and listed when its content matches', async () => {
    const pdf = await pdfOf(2);
    const begun = await api.call('POST', material(), {
      as: 'ta',
      body: { fileName: '유형별 문제.pdf', contentType: 'text/html', fileSize: pdf.byteLength },
    });
    expect(begun.status).toBe(201);
    const { fileId, url, expiresAt } = begun.body;
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.parse(inHours(0.97)));
    const listed = () => api.call('GET', material(), { as: 'ta' });
    expect((await listed()).body.files).toEqual([]);
    const early = await api.call('POST', '/files/upload-done', { as: 'ta', body: { fileId } });
    expect([early.status, early.body.code]).toEqual([409, 'not-uploaded']);
    expect((await send(tools, begun, pdf)).status).toBe(200);
    for (const _ of [1, 2]) {
      const done = await api.call('POST', '/files/upload-done', { as: 'ta', body: { fileId } });
      expect([done.status, done.body.id]).toEqual([200, fileId]);
    }
    expect(await read(fileId)).toEqual({
      name: '유형별 문제.pdf',
      contentType: 'application/pdf',
      sizeBytes: pdf.byteLength,
      memo: '',
      state: 'DONE',
      isWatermarked: false,
      version: expect.any(Number),
      permissions: [{ studentId: null, lectureId: lectures.calculusB.id }],
    });
    expect((await listed()).body.files).toMatchObject([
      { fileId, name: '유형별 문제.pdf', contentType: 'application/pdf' },
    ]);
    const late = await send(tools, { ...begun, body: { ...begun.body, url } }, pdf);
    expect(late.status).toBe(409);
  });

  it.each([
    ['../../etc/passwd', 422],
    ['..\\윈도.pdf', 422],
    ['줄\n바꿈.pdf', 422],
    ['반쪽\ud800.pdf', 422],
    ['   ', 422],
    [`${'가'.repeat(197)}.pdf`, 422],
    ['', 400],
    ['프로그램.exe', 415],
    ['문서', 415],
    ['그림.svg', 415],
    ['쪽.html', 415],
  ])('under the name %j is refused', async (fileName, status) => {
    const body = { fileName, contentType: 'application/pdf', fileSize: 10 };
    expect((await api.call('POST', material(), { as: 'ta', body })).status).toBe(status);
  });

  it('is refused by size: too large for its owner, more or less than was announced', async () => {
    const announce = (fileSize: number, path = material(), as: Person = 'ta') =>
      api.call('POST', path, { as, body: { fileName: '해설.pdf', contentType: 'application/pdf', fileSize } });
    expect((await announce(0)).status).toBe(400);
    expect((await announce(201 * 1_048_576)).status).toBe(413);
    const begun = await announce(10);
    expect((await send(tools, begun, new Uint8Array(11))).status).toBe(413);
    expect((await send(tools, begun, new Uint8Array(11), { chunked: true })).status).toBe(413);
    expect((await send(tools, begun, new Uint8Array(9))).status).toBe(400);
    const done = await api.call('POST', '/files/upload-done', { as: 'ta', body: { fileId: begun.body.fileId } });
    expect([done.status, done.body.code]).toEqual([422, 'incomplete']);
    expect(await read(begun.body.fileId)).toBeNull();
  });

  it('is refused and deleted when its content does not match its name', async () => {
    const begun = await api.call('POST', material(), {
      as: 'ta',
      body: { fileName: '해설.pdf', contentType: 'application/pdf', fileSize: png.byteLength },
    });
    await send(tools, begun, png);
    const { fileId } = begun.body;
    const done = await api.call('POST', '/files/upload-done', { as: 'ta', body: { fileId } });
    expect([done.status, done.body.code]).toEqual([415, 'unsupported-media-type']);
    expect([await read(fileId), await api.deps.storage.size(fileId)]).toEqual([null, null]);
  });

  it('is allowed to its owner only', async () => {
    const body = { fileName: '사진.png', contentType: 'image/png', fileSize: png.byteLength };
    const post = async (path: `/files/${string}/${string}`, as: Person) =>
      (await api.call('POST', path, { as, body })).status;
    expect(await post(material(), 'minsu')).toBe(403);
    expect(await post(`/files/MATERIAL/${unknownId}`, 'ta')).toBe(404);
    expect(await post(`/files/NOTHING/${materialId}`, 'ta')).toBe(404);
    expect(await post('/files/MATERIAL/..%2F..', 'ta')).toBe(404);
    expect(await post(`/files/PROFILE/${students.seoyeon.id}`, 'minsu')).toBe(404);
    expect(await post(`/files/PROFILE/${students.minsu.id}`, 'ta')).toBe(404);
    expect(await post(`/files/PROFILE/${students.minsu.id}`, 'minsu')).toBe(201);
    expect(await post(`/files/STUDENT/${students.minsu.id}`, 'ta')).toBe(201);
  });

  it('is completed only by the person who began it', async () => {
    const begun = await api.call('POST', material(), {
      as: 'ta',
      body: { fileName: '해설.png', contentType: 'image/png', fileSize: png.byteLength },
    });
    const { fileId } = begun.body;
    await send(tools, begun, png);
    for (const as of ['admin', 'minsu'] as const) {
      expect((await api.call('POST', '/files/upload-done', { as, body: { fileId } })).status).toBe(404);
    }
  });

  it('of a picture replaces the previous one', async () => {
    const profile = `/files/PROFILE/${students.minsu.id}` as const;
    const first = await bring(tools, profile, '나.png', png, 'minsu');
    const second = await bring(tools, profile, '다시 나.png', png, 'minsu');
    expect(await read(first)).toBeNull();
    expect(await read(second)).toMatchObject({ state: 'DONE' });
  });
});

describe('a download', () => {
  let id: string;
  let pdf: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    pdf = await pdfOf(3);
    id = await bring(tools, material(), '여름 “방학” 100%.pdf', pdf, 'ta');
  });
  const ask = (as: Person, fileId = id) => api.call('GET', `/files/get-url?fileId=${fileId}`, { as });

  it('is complete, sent as an attachment, and logged', async () => {
    const answer = await fetchContent(tools, await ask('minsu'));
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.byteLength),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store, no-transform',
    });
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe('여름 “방학” 100%.pdf');
    const { body } = await api.gql(`{ fileViews(where: { fileId: { _eq: "${id}" } }) { userId kind } }`, { as: 'ta' });
    expect(body.data.fileViews).toEqual([{ userId: students.minsu.id, kind: 'DOWNLOAD' }]);
  });

  it('is for enrolled students while the material is published', async () => {
    expect((await ask('minsu')).status).toBe(200);
    expect((await ask('geonu')).status).toBe(404);
    expect((await ask('minsu', unknownId)).status).toBe(404);
    expect((await ask('minsu', 'x')).status).toBe(400);
    expect((await api.call('GET', material(), { as: 'geonu' })).body.files).toEqual([]);
    const given = await ask('minsu');
    const publish = (publishedAt: string | null) =>
      api.gql(
        'mutation ($id: uuid!, $at: timestamptz) { update_lectureMaterials_by_pk(pk_columns: { id: $id }, _set: { publishedAt: $at }) { id } }',
        {
          as: 'ta',
          variables: { id: materialId, at: publishedAt },
        },
      );
    await publish(null);
    expect((await ask('minsu')).status).toBe(404);
    expect((await fetchContent(tools, given)).status).toBe(404);
    await publish('2026-01-02T00:00:00Z');
    expect((await fetchContent(tools, given)).status).toBe(200);
  });

  it('needs the address, the same sign-in, and expires after five minutes', async () => {
    const [mine, hers] = [await ask('minsu'), await ask('seoyeon')];
    const foreign = await fetchContent(tools, mine, { cookieOf: hers });
    expect([foreign.status, (await foreign.json()).code]).toEqual([403, 'foreign-address']);
    expect((await fetchContent(tools, mine, { cookieOf: null })).status).toBe(403);
    const changed = {
      ...mine,
      body: { url: mine.body.url.replace(/(?<=.)(.)(?=.{9}$)/, (it: string) => (it === 'A' ? 'B' : 'A')) },
    };
    expect((await fetchContent(tools, changed)).status).toBe(403);
    expect(
      (await fetchContent(tools, { ...mine, body: { url: '/api/file-content/..%2f..%2fsecrets.json' } })).status,
    ).toBe(403);
    // An address for one purpose is not valid for another.
    expect((await tools.fetch(mine, { method: 'PUT', body: pdf })).status).toBe(403);
    expect((await fetchContent(tools, mine, { headers: { authorization: 'Bearer x' } })).status).toBe(200);
    api.wait(5 * 60 + 1);
    const late = await fetchContent(tools, mine);
    expect([late.status, (await late.json()).code]).toEqual([403, 'address-expired']);
  });

  it.each([
    ['bytes=0-3', 206, 0, 3],
    ['bytes=5-', 206, 5, null],
    ['bytes=-4', 206, -4, null],
    ['bytes=2-999999999', 206, 2, null],
    ['bytes=4-2', 200, 0, null],
    ['bytes=0-1,4-5', 200, 0, null],
    ['lines=1-2', 200, 0, null],
    ['bytes=999999999-', 416, 0, null],
    ['bytes=-0', 416, 0, null],
  ])('of %s answers %i', async (range, status, start, end) => {
    const answer = await fetchContent(tools, await ask('ta'), { headers: { range } });
    expect(answer.status).toBe(status);
    if (status === 416) return expect(answer.headers.get('content-range')).toBe(`bytes */${pdf.byteLength}`);
    const wanted = pdf.slice(start, end === null ? undefined : end + 1);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(wanted);
    expect(answer.headers.get('content-length')).toBe(String(wanted.byteLength));
  });

  it('by HEAD opens no content', async () => {
    const given = await ask('ta');
    const answer = await tools.fetch(given, { method: 'HEAD' }, given);
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('content-length')).toBe(String(pdf.byteLength));
  });

  it('whose content is lost is answered with an error', async () => {
    const lost = await bring(tools, material(), '사라진.pdf', pdf, 'ta');
    await api.deps.storage.delete(lost);
    const answer = await fetchContent(tools, await ask('ta', lost));
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'content-missing']);
  });
});

describe('a watermark', () => {
  it('is drawn for students on every page, and not for the staff', async () => {
    const pdf = await pdfOf(2);
    const id = await bring(tools, material(), '시험지.pdf', pdf, 'ta');
    const set = (isWatermarked: boolean, version: number) =>
      api.call('PUT', `/files/${id}/watermark`, { as: 'ta', body: { isWatermarked, version } });
    const { version } = await read(id);
    expect((await set(true, version)).status).toBe(200);
    const stale = await set(false, version);
    expect([stale.status, stale.body.conflicts[0]]).toMatchObject([
      409,
      { mine: '워터마크 없음', theirs: '워터마크 있음', changedBy: staff.ta.name },
    ]);
    const ask = (as: Person) => api.call('GET', `/files/get-url?fileId=${id}`, { as });
    // A stamped copy has no size before it is made.
    const { files } = (await api.call('GET', material(), { as: 'minsu' })).body;
    expect([files.at(-1)?.sizeBytes, (await read(id, 'minsu')).sizeBytes]).toEqual([null, null]);
    const plain = await fetchContent(tools, await ask('ta'));
    expect(new Uint8Array(await plain.arrayBuffer())).toEqual(pdf);
    const stamped = await fetchContent(tools, await ask('minsu'), { headers: { range: 'bytes=0-3' } });
    expect(stamped.status).toBe(200);
    const document = await PDFDocument.load(await stamped.arrayBuffer());
    const { body } = await api.gql(
      `{ fileViews(where: { fileId: { _eq: "${id}" }, userId: { _eq: "${students.minsu.id}" } }) { id } }`,
      { as: 'ta' },
    );
    expect(document.getKeywords()).toBe(body.data.fileViews[0].id);
    const pages = document.getPages();
    expect(pages.map((page) => page.node.normalizedEntries().XObject.keys().length)).toEqual([1, 1]);
  });

  it('is refused where it cannot be drawn', async () => {
    const broken = new TextEncoder().encode('%PDF-1.7\nnothing more');
    for (const [name, content] of [
      ['그림.png', png],
      ['깨진.pdf', broken],
    ] as const) {
      const id = await bring(tools, material(), name, content, 'ta');
      const body = { isWatermarked: true, version: (await read(id)).version };
      const refused = await api.call('PUT', `/files/${id}/watermark`, { as: 'ta', body });
      expect([refused.status, refused.body.code], name).toEqual([422, 'no-watermark']);
    }
  });
});

describe('a memo', () => {
  it('requires the version that was read, and refuses stale writes', async () => {
    const id = await bring(tools, material(), '메모.png', png, 'ta');
    const { version } = await read(id);
    const write = (memo: string, as: Person = 'ta') =>
      api.call('PUT', `/files/${id}/memo`, { as, body: { memo, version } });
    expect((await write('가'.repeat(501))).status).toBe(400);
    expect((await write('정답 포함\r\n')).status).toBe(200);
    const stale = await write('정답 없음', 'admin');
    expect([stale.status, stale.body.conflicts[0]]).toMatchObject([
      409,
      { mine: '정답 없음', theirs: '정답 포함', changedBy: staff.ta.name },
    ]);
    expect(
      (await api.call('PUT', `/files/${unknownId}/memo`, { as: 'ta', body: { memo: '', version: 1 } })).status,
    ).toBe(404);
  });
});

describe('a deleted file', () => {
  const about = { topic: 'STUDY', channel: 'PHONE', counterpart: 'PARENT' } as const;
  const talk = { ...about, consultedAt: '2026-03-03T09:30:00Z', body: '통화' } satisfies Sent<'createConsult'>;
  it('is hidden, can be restored within a day, and not later', async () => {
    const id = await bring(tools, material(), '삭제할.png', png, 'ta');
    const remove = (as: Person) => api.call('DELETE', `/files/${id}`, { as });
    const restore = (as: Person) => api.call('POST', '/files/upload-done', { as, body: { fileId: id } });
    expect((await remove('admin')).status).toBe(204);
    expect((await remove('admin')).status).toBe(404);
    await tidyUp(api.deps);
    expect((await restore('minsu')).status).toBe(404);
    expect((await restore('ta')).body).toMatchObject({ code: 'not-own' });
    expect((await restore('admin')).body).toEqual({ id });
    expect((await restore('admin')).status).toBe(404);
    expect(await read(id)).toMatchObject({ state: 'DONE', permissions: [{ lectureId: lectures.calculusB.id }] });
    expect(
      (await fetchContent(tools, await api.call('GET', `/files/get-url?fileId=${id}`, { as: 'minsu' }))).status,
    ).toBe(200);
    await remove('admin');
    api.wait(25 * 3600);
    await tidyUp(api.deps);
    expect(await api.deps.storage.size(id)).toBeNull();
    expect((await restore('admin')).status).toBe(404);
  });

  it('is deleted with its owner', async () => {
    const consult = await api.call('POST', `/students/${students.minsu.id}/consult`, {
      as: 'ta',
      body: talk,
    });
    const id = await bring(tools, `/files/CONSULT/${consult.body.id}`, '녹음 기록.png', png, 'ta');
    expect((await api.call('GET', `/files/get-url?fileId=${id}`, { as: 'minsu' })).status).toBe(404);
    expect((await api.call('DELETE', `/students/consult/${consult.body.id}`, { as: 'ta' })).status).toBe(204);
    expect(await read(id)).toBeNull();
  });
  it('of an anonymised student leaves the store at once', async () => {
    const student = students.doyun.id;
    const consult = await api.call('POST', `/students/${student}/consult`, {
      as: 'ta',
      body: talk,
    });
    const ids = [
      await bring(tools, `/files/STUDENT/${student}`, '서약서.png', png, 'ta'),
      await bring(tools, `/files/CONSULT/${consult.body.id}`, '장도윤 통화.png', png, 'ta'),
    ];
    const forget = (body: Sent<'deleteStudent'>) =>
      api.call('POST', `/students/student/${student}/delete`, { as: 'admin', body });
    const { version } = (await forget({ mode: 'PREVIEW' })).body;
    expect((await forget({ mode: 'COMMIT', version })).status).toBe(200);
    await api.deps.db.sql.query('update students set anonymises_at = now() where id = $1', [student]);
    await tidyUp(api.deps);
    for (const id of ids) expect(await api.deps.storage.size(id)).toBeNull();
    const left = await api.deps.db.sql.query(
      `select 1 from audit_log where table_name = 'files' and (before::text || after::text) like '%장도윤%'`,
    );
    expect(left).toEqual([]);
    const late = { fileName: '또.png', contentType: 'image/png', fileSize: 10 };
    expect((await api.call('POST', `/files/STUDENT/${student}`, { as: 'ta', body: late })).status).toBe(409);
  });
});

it('sweeps unfinished uploads with their parts after a day', async () => {
  const begun = await api.call('POST', material(), {
    as: 'ta',
    body: { fileName: '반쪽.png', contentType: 'image/png', fileSize: png.byteLength },
  });
  const { fileId } = begun.body;
  expect((await send(tools, begun, png)).status).toBe(200);
  const count = async () =>
    (await api.deps.db.sql.query(`select 1 from files where id = '${fileId}' and state = 'UPLOADING'`)).length;
  const sweepIn = (hours: number) =>
    sweepFiles({ ...api.deps, clock: { now: () => new Date(inHours(hours)) } }, noLock);
  await sweepIn(23);
  expect(await count()).toBe(1);
  await sweepIn(25);
  expect(await count()).toBe(0);
  expect((await send(tools, begun, png)).status).toBe(409);
});
