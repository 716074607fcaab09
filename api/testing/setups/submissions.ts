import { contentHash } from '#client/files/contentHash.ts';
import type { Person, TestAnswer, TestApi } from '../api.ts';
import type { Sent } from '../calls.ts';
import { addExam, type ExamInput } from './exams.ts';
import { openFiles, png } from './files.ts';

/** A shown exam of a new week, which takes work. */
export async function addShownExam(api: TestApi, weekNumber: number, input: ExamInput = {}): Promise<string> {
  const { id } = await addExam(api, weekNumber, input);
  await api.deps.db.kysely.updateTable('exams').set({ is_shown: true }).where('id', '=', id).execute();
  return id;
}

/** Says that pages are coming. */
export function announce(
  api: TestApi,
  examId: string,
  as: Person | undefined,
  file: Partial<Sent<'createUpload'>> = {},
) {
  const page = { fileName: '1쪽.png', contentType: 'image/png', fileSize: png.byteLength, ...file };
  return api.call('POST', '/sp/upload-files', { as, body: { examId, files: [page] } });
}

/** Sends a part where an answer says, to the api or to the store itself; answers its ETag. */
export async function sendPart(api: TestApi, answer: TestAnswer, url: string, content: Uint8Array<ArrayBuffer>) {
  if (url.startsWith('http')) return fetch(url, { method: 'PUT', body: content });
  return openFiles(api).fetch({ ...answer, body: { url } }, { method: 'PUT', body: content }, answer);
}

/** Sends one page from beginning to end and answers its id. */
export async function sendPage(
  api: TestApi,
  examId: string,
  as: Person,
  fileName = '1쪽.png',
  content: Uint8Array<ArrayBuffer> = png,
): Promise<string> {
  const hash = await contentHash(new Blob([content]));
  const begun = await announce(api, examId, as, { fileName, fileSize: content.byteLength, contentHash: hash });
  const [file] = begun.body.files ?? [];
  if (!file) throw new Error(`${fileName}: ${JSON.stringify(begun.body)}`);
  const parts = [];
  for (const { number, url } of file.parts) {
    const piece = content.subarray((number - 1) * file.partBytes, number * file.partBytes);
    const sent = await sendPart(api, begun, url, piece);
    parts.push({ number, etag: sent.headers.get('etag') ?? '' });
  }
  const body = { fileName, uploadId: file.uploadId, parts } satisfies Sent<'completeMultipart'>;
  const done = await api.call('POST', '/files/multipart/complete', { as, body });
  if (done.status !== 200) throw new Error(`${fileName}: ${done.status} ${JSON.stringify(done.body)}`);
  return file.fileId;
}

/** Hands an exam in. */
export const handIn = (api: TestApi, examId: string, as: Person | undefined, body?: Sent<'submitExam'>) =>
  api.call('POST', `/sp/submit-wle/${examId}/done`, { as, body });
