import { lectures } from '#mocks/cast.ts';
import { inDays } from '#ui-kit/format/testing/when.ts';
import type { Person, TestAnswer, TestApi } from './api.ts';
import { bring, openFiles, pdfOf } from './setups/files.ts';
import { addWeek, type WeekPath } from './rows.ts';
import { addShownExam, handIn, sendPage } from './setups/submissions.ts';
import { filmOf } from './setups/videos.ts';

/** Files, videos and submissions of a student: what they may see, what is another one's, hidden, not open yet, or over. */
export type HeavyWorld = Awaited<ReturnType<typeof openHeavyWorld>>;

/** Fills an academy with them; the student is 김민수, the other one 박서연. */
export async function openHeavyWorld(api: TestApi) {
  const { kysely } = api.deps.db;
  const week = await addWeek(api, 70);
  const [open, handedIn, hidden, early, over] = [
    await addShownExam(api, 71),
    await addShownExam(api, 72),
    await addShownExam(api, 73),
    await addShownExam(api, 74),
    await addShownExam(api, 75),
  ];
  const pages = {
    hers: await sendPage(api, open, 'seoyeon', '남의 쪽.png'),
    draft: await sendPage(api, open, 'minsu'),
    handedIn: await sendPage(api, handedIn, 'minsu'),
    hidden: await sendPage(api, hidden, 'minsu'),
    over: await sendPage(api, over, 'minsu'),
  };
  await handIn(api, handedIn, 'minsu');
  const files = {
    handout: await bringPdf(api, `/files/LECTURE/${lectures.calculusB.id}`),
    later: await bringPdf(api, `/files/MATERIAL/${await addLaterMaterial(api)}`),
    ofHidden: await bringPdf(api, `/files/EXAM/${hidden}`),
    ofStaff: await bringPdf(api, `/files/STUDENT/${await studentOf(api, pages.hers)}`),
  };
  await kysely.updateTable('exams').set({ is_shown: false }).where('id', '=', hidden).execute();
  const windows = [
    { exam_id: early, opens_at: inDays(1), closes_at: null },
    { exam_id: over, opens_at: null, closes_at: inDays(-1) },
  ];
  await kysely.insertInto('submission_windows').values(windows).execute();
  return {
    week,
    exams: { open, handedIn, hidden, early, over },
    pages,
    files,
    submissions: { handedIn: await submissionOf(api, pages.handedIn), draft: await submissionOf(api, pages.draft) },
    videos: {
      film: await addFilm(api, week.path),
      early: await addLink(api, week.id, { opens_at: inDays(1) }),
      over: await addLink(api, week.id, { opens_at: inDays(-2), closes_at: inDays(-1) }),
    },
  };
}

/** Begins an upload that belongs to nothing yet. */
export function beginUnowned(
  api: TestApi,
  as: Person | undefined,
  file: { fileName?: string; fileSize?: number } = {},
) {
  const body = { fileName: '교재.pdf', contentType: 'application/octet-stream', fileSize: 1000, ...file };
  return api.call('POST', '/files/multipart/initiate', { as, body });
}

/** Sends the only part of an upload. */
export function sendOnlyPart(
  api: TestApi,
  begun: TestAnswer,
  content: Uint8Array<ArrayBuffer>,
  cookieOf: TestAnswer | null = begun,
): Promise<Response> {
  const [part] = begun.body.parts;
  return openFiles(api).fetch({ ...begun, body: part }, { method: 'PUT', body: content }, cookieOf);
}

/** Sends a file that belongs to nothing yet, and answers its id. */
export async function bringUnowned(api: TestApi, fileName: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const begun = await beginUnowned(api, 'ta', { fileName, fileSize: content.byteLength });
  await sendOnlyPart(api, begun, content);
  return begun.body.fileId;
}

const bringPdf = async (api: TestApi, path: `/files/${string}/${string}`) =>
  bring(openFiles(api), path, '유인물.pdf', await pdfOf(1), 'ta');

async function submissionOf(api: TestApi, fileId: string): Promise<string> {
  const row = api.deps.db.kysely.selectFrom('files').select('submission_id').where('id', '=', fileId);
  return (await row.executeTakeFirstOrThrow()).submission_id ?? '';
}

async function studentOf(api: TestApi, fileId: string): Promise<string> {
  const row = api.deps.db.kysely.selectFrom('files').select('created_by').where('id', '=', fileId);
  return (await row.executeTakeFirstOrThrow()).created_by ?? '';
}

async function addLaterMaterial(api: TestApi): Promise<string> {
  const material = { lecture_id: lectures.calculusB.id, title: '다음 달 자료', sequence: 99, published_at: inDays(30) };
  const made = api.deps.db.kysely.insertInto('lecture_materials').values(material).returning('id');
  return (await made.executeTakeFirstOrThrow()).id;
}

async function addLink(
  api: TestApi,
  weekId: string,
  window: { opens_at: string; closes_at?: string },
): Promise<string> {
  const link = { title: '주소', url: 'https://videos.example.com/1.mp4', duration_seconds: 60 };
  const row = Object.assign({ weekly_lecture_id: weekId }, link, window);
  const made = api.deps.db.kysely.insertInto('videos').values(row).returning('id');
  return (await made.executeTakeFirstOrThrow()).id;
}

async function addFilm(api: TestApi, week: WeekPath): Promise<string> {
  const fileId = await bringUnowned(api, '1강.mp4', await filmOf(5));
  const { body } = await api.call('POST', `${week}/videos`, { as: 'ta', body: { title: '1강', fileId } });
  return body.id;
}
