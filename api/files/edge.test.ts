import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures, students } from '#mocks/cast.ts';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { startApi, type Person, type TestApi } from '../testing/api.ts';
import { bring, fetchContent, openFiles, pdfOf, png } from '../testing/setups/files.ts';
import { beginUnowned, bringUnowned, openHeavyWorld, sendOnlyPart, type HeavyWorld } from '../testing/heavyWorld.ts';
import { unknownId } from '../testing/rows.ts';
import { announce } from '../testing/setups/submissions.ts';

// Every operation of files, videos and submissions in every situation in which it must refuse.

let api: TestApi;
let world: HeavyWorld;
beforeAll(async () => {
  api = await startApi();
  world = await openHeavyWorld(api);
});
afterAll(() => api.close());

interface Asked {
  as?: Person;
  params?: Readonly<Record<string, string>>;
  query?: string;
  body?: object;
}

/** Calls an operation; a parameter that is not given is one of nobody. */
function ask(id: OperationId, { as = 'minsu', params = {}, query = '', body }: Asked) {
  const { method, path } = operations[id];
  const place = { lectureId: lectures.calculusB.id, weeklyLectureId: world.week.id, ...params } as typeof params;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => place[name] ?? unknownId);
  return api.send(method, filled + query, { as, body });
}

type Refused = number | [number, string];
/** The operation, the situation, the status (and code) expected, and how to get into it. */
type Row = [OperationId, string, Refused, () => Promise<{ status: number; body?: { code?: string } }>];

const hello = { fileName: '교재.pdf', contentType: 'application/pdf', fileSize: 1000 };
const page = { fileName: '1쪽.png', fileSize: png.byteLength };
const mine = () => ({ ownerType: 'PROFILE', ownerId: students.minsu.id });
const hers = () => ({ ownerType: 'PROFILE', ownerId: students.seoyeon.id });
const lecture = () => ({ ownerType: 'LECTURE', ownerId: lectures.calculusB.id });
const gigabytes = 5 * 1024 ** 3;
const decomposed = '한글 교재.pdf'.normalize('NFD');
const upwards = ['../../etc/passwd.pdf', '..\\..\\boot.pdf'];

const video = (body: object, as: Person = 'ta'): Asked => ({ as, body: { data: { title: '1강', ...body } } });
const open = (videoId: string, as: Person = 'minsu') => ask('openVideo', { as, body: { videoId } });
const report = (videoId: string, as: Person = 'minsu') =>
  ask('reportVideoProgress', {
    as,
    params: { videoId },
    body: { ranges: [{ from: 0, to: 5 }], lastPositionSeconds: 5 },
  });
const announced = (examId: string, file: object = {}, as: Person = 'minsu') =>
  announce(api, examId, as, { ...page, ...file });
const submit = (examId: string, fileIds?: string[], as: Person = 'minsu') =>
  ask('submitExam', { as, params: { examId }, body: fileIds && { fileIds } });
const ofSubmission = (id: OperationId, submissionId: string, more: Asked = {}) =>
  ask(id, { as: 'ta', params: { submissionId, fileId: world.pages.draft }, body: { comment: '' }, ...more });
const picture = (content: Uint8Array<ArrayBuffer>, name = '나.png') => {
  const body = new FormData();
  body.set('file', new File([content], name));
  return ask('uploadProfileImage', { body });
};
const large = (content: Uint8Array, bytes: number) => {
  const padded = new Uint8Array(bytes);
  padded.set(content);
  return padded;
};

/** The three ways in which a student opens a file. */
const opening = (['getMyDownload', 'viewFile', 'viewSelfStudyFile'] as const).flatMap((id): Row[] => [
  [id, 'another student’s page', 404, () => ask(id, { params: { fileId: world.pages.hers } })],
  [id, 'a student of another lecture', 404, () => ask(id, { as: 'geonu', params: { fileId: world.files.handout } })],
  [id, 'a file of a hidden exam', 404, () => ask(id, { params: { fileId: world.files.ofHidden } })],
  [id, 'a material not given out yet', 404, () => ask(id, { params: { fileId: world.files.later } })],
  [id, 'what staff keep of a student', 404, () => ask(id, { as: 'seoyeon', params: { fileId: world.files.ofStaff } })],
  [id, 'a name that leads upwards', 404, () => ask(id, { params: { fileId: '..%2F..%2Fetc%2Fpasswd' } })],
  [id, 'a file of theirs (accepted)', 200, () => ask(id, { params: { fileId: world.files.handout } })],
]);

/** The two ways in which an upload begins. */
const beginning = (['createUpload', 'beginMultipart'] as const).flatMap((id): Row[] => {
  const fine = id === 'createUpload' ? 201 : 200;
  const begin = (owner: { ownerType: string; ownerId: string }, file: object = {}, as: Person = 'ta') =>
    ask(id, {
      as,
      params: owner,
      body: id === 'createUpload' ? { ...hello, ...file } : { ...owner, ...hello, ...file },
    });
  return [
    [id, 'a student at a lecture', 403, () => begin(lecture(), {}, 'minsu')],
    [id, 'another student’s picture', 404, () => begin(hers(), { fileName: '나.png' }, 'minsu')],
    [id, 'an owner of nobody', 404, () => begin({ ...lecture(), ownerId: unknownId })],
    [id, 'a kind nobody takes', 415, () => begin(lecture(), { fileName: '교재.exe' })],
    [id, 'a kind this owner does not take', 415, () => begin(mine(), { fileName: '나.pdf' }, 'minsu')],
    [id, '0 bytes', 400, () => begin(lecture(), { fileSize: 0 })],
    [id, '5 GB promised', 413, () => begin(lecture(), { fileSize: gigabytes })],
    [id, 'more than any file', 400, () => begin(lecture(), { fileSize: gigabytes + 1 })],
    ...upwards.map((fileName): Row => [id, fileName, 422, () => begin(lecture(), { fileName })]),
    [id, 'a name in NFD (accepted)', fine, () => begin(lecture(), { fileName: decomposed })],
  ];
});

const rows: Row[] = [
  ...opening,
  ...beginning,
  [
    'describeVideo',
    'a file of somebody else',
    404,
    async () => ask('describeVideo', video({ fileId: await bringUnowned(api, '남의.mp4', png) }, 'admin')),
  ],
  [
    'describeVideo',
    'a picture named as a film',
    415,
    async () => ask('describeVideo', video({ fileId: await bringUnowned(api, '그림.mp4', png) })),
  ],
  [
    'describeVideo',
    'a file that is no film',
    415,
    async () => ask('describeVideo', video({ fileId: await bringUnowned(api, '글.pdf', await pdfOf(1)) })),
  ],
  [
    'describeVideo',
    'an address of the house',
    422,
    () => ask('describeVideo', video({ url: 'https://192.168.0.1/1.mp4', durationSeconds: 60 })),
  ],
  [
    'describeVideo',
    'a path as an address',
    422,
    () => ask('describeVideo', video({ url: '../../etc/passwd', durationSeconds: 60 })),
  ],
  ['openVideo', 'a student of another lecture', 404, () => open(world.videos.film, 'geonu')],
  ['openVideo', 'before its window', [409, 'closed'], () => open(world.videos.early)],
  ['openVideo', 'after its window', [409, 'closed'], () => open(world.videos.over)],
  [
    'readVideoProgress',
    'a student of another lecture',
    404,
    () => ask('readVideoProgress', { as: 'geonu', params: { videoId: world.videos.film } }),
  ],
  ['reportVideoProgress', 'a student of another lecture', 404, () => report(world.videos.film, 'geonu')],
  ['reportVideoProgress', 'before its window', [409, 'closed'], () => report(world.videos.early)],
  ['reportVideoProgress', 'after its window', [409, 'closed'], () => report(world.videos.over)],
  [
    'setVideoWindows',
    'a video of nobody',
    404,
    () =>
      ask('setVideoWindows', {
        as: 'ta',
        body: { studentIds: [students.minsu.id], opensAt: '2026-01-01T00:00:00Z', closesAt: null },
      }),
  ],
  ['uploadSubmissionFiles', 'an exam of another lecture', 404, () => announced(world.exams.open, {}, 'geonu')],
  ['uploadSubmissionFiles', 'a hidden exam', 404, () => announced(world.exams.hidden)],
  ['uploadSubmissionFiles', 'before the time of handing in', [409, 'not-open'], () => announced(world.exams.early)],
  ['uploadSubmissionFiles', 'after it', [409, 'closed'], () => announced(world.exams.over)],
  ['uploadSubmissionFiles', 'what is handed in', [409, 'submitted'], () => announced(world.exams.handedIn)],
  ['uploadSubmissionFiles', 'a wrong kind', 415, () => announced(world.exams.open, { fileName: '풀이.pdf.exe' })],
  ['uploadSubmissionFiles', '0 bytes', 400, () => announced(world.exams.open, { fileSize: 0 })],
  ['uploadSubmissionFiles', '5 GB promised', 413, () => announced(world.exams.open, { fileSize: gigabytes })],
  [
    'uploadSubmissionFiles',
    'a name in NFD (accepted)',
    201,
    () => announced(world.exams.open, { fileName: '풀이.png'.normalize('NFD') }),
  ],
  ['uploadSubmissionFiles', upwards[0]!, 422, () => announced(world.exams.open, { fileName: '../../etc/passwd.png' })],
  ['submitExam', 'an exam of another lecture', 404, () => submit(world.exams.open, undefined, 'geonu')],
  ['submitExam', 'a hidden exam', 404, () => submit(world.exams.hidden)],
  ['submitExam', 'before the time, without pages', 404, () => submit(world.exams.early)],
  ['submitExam', 'after the time', [409, 'closed'], () => submit(world.exams.over)],
  [
    'submitExam',
    'another student’s page',
    [400, 'validation-failed'],
    () => submit(world.exams.open, [world.pages.hers]),
  ],
  [
    'removeSubmissionPage',
    'another student’s page',
    404,
    () => ask('removeSubmissionPage', { params: { examId: world.exams.open, fileId: world.pages.hers } }),
  ],
  [
    'removeSubmissionPage',
    'a page that is handed in',
    [409, 'submitted'],
    () => ask('removeSubmissionPage', { params: { examId: world.exams.handedIn, fileId: world.pages.handedIn } }),
  ],
  [
    'removeSubmissionPage',
    'a page of a hidden exam',
    404,
    () => ask('removeSubmissionPage', { params: { examId: world.exams.hidden, fileId: world.pages.hidden } }),
  ],
  ...(['returnSubmission', 'reopenSubmission'] as const).flatMap((id): Row[] => [
    [id, 'of nobody', 404, () => ofSubmission(id, unknownId)],
    [id, 'not handed in', 409, () => ofSubmission(id, world.submissions.draft)],
  ]),
  [
    'markSubmissionPage',
    'not handed in',
    409,
    () =>
      ofSubmission('markSubmissionPage', world.submissions.draft, {
        body: { rotation: 0, layer: { strokes: [], stamps: [] } },
      }),
  ],
  [
    'sendSubmissionToOmr',
    'not handed in',
    409,
    () => ofSubmission('sendSubmissionToOmr', world.submissions.draft, { body: { fileIds: [world.pages.draft] } }),
  ],
  [
    'sendSubmissionToOmr',
    'another submission’s page',
    404,
    () => ofSubmission('sendSubmissionToOmr', world.submissions.handedIn, { body: { fileIds: [world.pages.hers] } }),
  ],
  ['uploadProfileImage', 'another kind', 415, async () => picture(await pdfOf(1))],
  ['uploadProfileImage', '0 bytes', 400, () => picture(new Uint8Array(0))],
  ['uploadProfileImage', 'more than 10 MB', 413, () => picture(large(png, 10 * 1_048_576 + 1))],
  [
    'uploadProfileImage',
    'a name in NFD that leads upwards (accepted, not used)',
    200,
    () => picture(png, '../../나.png'.normalize('NFD')),
  ],
  [
    'completeMultipart',
    'somebody else’s',
    404,
    async () => {
      const { body } = await beginUnowned(api, 'ta', { fileName: '내 것.pdf' });
      const named = { fileName: '내 것.pdf', uploadId: body.uploadId, parts: [{ number: 1, etag: 'x' }] };
      return ask('completeMultipart', { as: 'minsu', body: named });
    },
  ],
  [
    'completeMultipart',
    'without its parts',
    409,
    async () => {
      const { body } = await beginUnowned(api, 'ta', { fileName: '없는 조각.pdf' });
      return ask('completeMultipart', {
        as: 'ta',
        body: { fileName: '없는 조각.pdf', uploadId: body.uploadId, parts: [{ number: 1, etag: 'x' }] },
      });
    },
  ],
  [
    'completeMultipart',
    'of nothing',
    400,
    () => ask('completeMultipart', { as: 'ta', body: { fileName: '교재.pdf', uploadId: 'x', parts: [] } }),
  ],
  [
    'completeMultipart',
    'content of another kind',
    415,
    async () => {
      const begun = await beginUnowned(api, 'ta', { fileName: '교재 아님.pdf', fileSize: png.byteLength });
      const etag = (await sendOnlyPart(api, begun, png)).headers.get('etag');
      const parts = [{ number: 1, etag }];
      return ask('completeMultipart', {
        as: 'ta',
        body: { fileName: '교재 아님.pdf', uploadId: begun.body.uploadId, parts, ...lecture() },
      });
    },
  ],
  [
    'abortMultipart',
    'somebody else’s',
    404,
    async () => {
      const { body } = await beginUnowned(api, 'ta', { fileName: '그만둘 것.pdf' });
      return ask('abortMultipart', { as: 'admin', body: { fileName: '그만둘 것.pdf', uploadId: body.uploadId } });
    },
  ],
  [
    'abortMultipart',
    'under another name',
    404,
    async () => {
      const { body } = await beginUnowned(api, 'ta', { fileName: '이름.pdf' });
      return ask('abortMultipart', { as: 'ta', body: { fileName: '다른 이름.pdf', uploadId: body.uploadId } });
    },
  ],
  [
    'finishUpload',
    'somebody else’s',
    404,
    async () => {
      const { body } = await beginUnowned(api, 'ta', { fileName: '끝낼 것.pdf' });
      return ask('finishUpload', { as: 'minsu', body: { fileId: body.fileId } });
    },
  ],
  ['getDownload', 'another student’s page', 404, () => ask('getDownload', { query: `?fileId=${world.pages.hers}` })],
  [
    'getDownload',
    'a file of a hidden exam',
    404,
    () => ask('getDownload', { query: `?fileId=${world.files.ofHidden}` }),
  ],
];

describe('each in its situations', () => {
  it.each(rows)('%s: %s → %j', async (_, __, expected, run) => {
    const { status, body } = await run();
    const got = Array.isArray(expected) ? [status, body?.code] : status;
    expect(got, JSON.stringify(body)).toEqual(expected);
  });
});

describe('the address of a part', () => {
  const begin = () => beginUnowned(api, 'ta', { fileName: `${crypto.randomUUID()}.png`, fileSize: png.byteLength });

  it('is for the browser that asked, for an hour, and for so many bytes', async () => {
    const begun = await begin();
    expect((await sendOnlyPart(api, begun, png, null)).status).toBe(403);
    expect((await sendOnlyPart(api, begun, png, await beginUnowned(api, 'minsu'))).status).toBe(403);
    expect((await sendOnlyPart(api, begun, new Uint8Array(0))).status).toBe(400);
    expect((await sendOnlyPart(api, begun, large(png, png.byteLength + 1))).status).toBe(413);
    expect((await sendOnlyPart(api, begun, png)).status).toBe(200);
    api.wait(3601);
    expect((await sendOnlyPart(api, begun, png)).status).toBe(403);
  });

  it('of a download is for its sign-in, for five minutes', async () => {
    const tools = openFiles(api);
    const handout = () => ask('getMyDownload', { params: { fileId: world.files.handout } });
    for (const give of [() => open(world.videos.film), handout]) {
      const given = await give();
      expect((await fetchContent(tools, given)).status).toBe(200);
      expect((await fetchContent(tools, given, { cookieOf: null })).status).toBe(403);
      api.wait(301);
      expect((await fetchContent(tools, given, { cookieOf: await give() })).status).toBe(403);
    }
  });
});

it('a student reads no other one’s viewings, and is given no address of their files', async () => {
  await report(world.videos.film);
  await report(world.videos.film, 'seoyeon');
  const query = '{ videoViewings { studentId } }';
  const readers = async (as: Person) =>
    new Set<string>(
      (await api.gql(query, { as })).body.data.videoViewings.map(({ studentId }: { studentId: string }) => studentId),
    );
  expect(await readers('minsu')).toEqual(new Set([students.minsu.id]));
  expect(await readers('ta')).toContain(students.seoyeon.id);
  expect((await api.gql(query)).body.errors).toHaveLength(1);
  await bring(openFiles(api), `/files/PROFILE/${students.seoyeon.id}`, '나.png', png, 'seoyeon');
  expect((await ask('listDownloads', { params: hers() })).body).toEqual({ files: [] });
});
