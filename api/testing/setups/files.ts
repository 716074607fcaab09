import { PDFDocument } from '@cantoo/pdf-lib';
import type { Person, TestAnswer, TestApi } from '../api.ts';

/** Content is sent and fetched outside the contract, as a browser does: with the cookie the command gave. */
export interface FileTools {
  api: TestApi;
  /** Fetches the address an answer gives, with the cookie it set or that of another answer. */
  fetch(answer: TestAnswer, init?: RequestInit, cookieOf?: TestAnswer | null): Promise<Response>;
}

/** A picture of one pixel. */
export const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

/** A PDF of empty pages. */
export async function pdfOf(pages: number): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage([300, 400]);
  return new Uint8Array(await document.save());
}

export function openFiles(api: TestApi): FileTools {
  return {
    api,
    fetch: async ({ body }, init = {}, cookieOf = null) => {
      const headers = new Headers(init.headers);
      const cookie = cookieOf?.headers.getSetCookie()[0]?.split(';')[0];
      if (cookie) headers.set('cookie', cookie);
      const url = `http://academy.test${body.url}`;
      return api.app.fetch(new Request(url, { ...init, headers, ...(init.body && { duplex: 'half' }) } as RequestInit));
    },
  };
}

/** Sends content to the address of an upload that has begun. */
export function send(
  { fetch }: FileTools,
  begun: TestAnswer,
  content: Uint8Array<ArrayBuffer>,
  { chunked = false } = {},
): Promise<Response> {
  const headers: Record<string, string> = chunked ? {} : { 'content-length': String(content.byteLength) };
  return fetch(begun, { method: 'PUT', body: chunked ? new Blob([content]).stream() : content, headers }, begun);
}

/** Uploads a small file from beginning to end and answers its id. */
export async function bring(
  tools: FileTools,
  path: `/files/${string}/${string}`,
  fileName: string,
  content: Uint8Array<ArrayBuffer>,
  as: Person,
): Promise<string> {
  const body = { fileName, contentType: 'application/octet-stream', fileSize: content.byteLength };
  const begun = await tools.api.call('POST', path, { as, body });
  const sent = begun.status === 201 ? await send(tools, begun, content) : undefined;
  const done = await tools.api.call('POST', '/files/upload-done', { as, body: { fileId: begun.body.fileId } });
  if (done.status !== 200) throw new Error(`${fileName}: ${begun.status} ${sent?.status} ${JSON.stringify(done.body)}`);
  return begun.body.fileId;
}

/** Fetches what an answer gives the address of. */
export function fetchContent(
  { fetch }: FileTools,
  answer: TestAnswer,
  { headers = {}, cookieOf = answer }: { headers?: Record<string, string>; cookieOf?: TestAnswer | null } = {},
): Promise<Response> {
  return fetch(answer, { headers }, cookieOf);
}
