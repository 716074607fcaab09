import { AwsClient } from 'aws4fetch';
import {
  checkKey,
  isKey,
  PartsError,
  StorageAway,
  type Content,
  type Storage,
  type StoredPart,
} from '../../ports/storage.ts';
import { verifyContent } from './verifyContent.ts';

/** Address and credentials of a bucket. */
export interface Bucket {
  /** Address of the bucket, in the path (`https://s3.example/academy`) or in the host; keys are appended to it. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Which objects of a bucket are a store's. */
export interface Names {
  /** Begins the names of all of them. */
  prefix: string;
  /** Returns a valid key. @throws TypeError */
  check(key: string): string;
  is(key: string): boolean;
}

/** An object as a bucket lists it. */
export interface BucketObject {
  key: string;
  bytes: number;
  changed: Date;
}

const storedFiles: Names = { prefix: '', check: checkKey, is: isKey };

// S3 requires parts of 5 MiB or more; one part of a stream is in memory at a time.
const partBytes = 8 * 1_048_576;

/** Keeps objects in a bucket of S3 or a compatible store. The bucket is private; a page uploads by signed addresses. */
export function createS3Storage(
  { url, region, accessKeyId, secretAccessKey }: Bucket,
  names = storedFiles,
): Storage & { objects(): AsyncIterable<BucketObject> } {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 4 });
  const addressOf = (key: string, query: Record<string, string | number> = {}) => {
    const address = new URL(`${url.replace(/\/$/, '')}/${names.check(key)}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
    return address;
  };
  const addressOfBucket = (query: Record<string, string>) => {
    const address = new URL(url);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return address;
  };
  const ask = async (method: string, address: URL, init: RequestInit = {}): Promise<Response | null> => {
    const response = await client.fetch(address, { ...init, method, redirect: 'error' }).catch((cause: unknown) => {
      throw new StorageAway('the bucket does not answer', { cause });
    });
    if (response.ok) return response;
    const text = await response.text();
    if (response.status === 404) return null;
    const code = valueOf(text, 'Code') ?? '';
    if (code.startsWith('InvalidPart')) throw new PartsError(code);
    const said = `the bucket answered ${response.status} ${code} to ${method}`;
    throw response.status >= 500 || response.status === 429 ? new StorageAway(said) : new Error(said);
  };

  const beginParts = async (key: string): Promise<string> => {
    const answer = await ask('POST', addressOf(key, { uploads: '' }));
    const uploadId = valueOf((await answer?.text()) ?? '', 'UploadId');
    if (uploadId === undefined) throw new Error('the bucket began no upload');
    return uploadId;
  };
  const putBytes = async (key: string, uploadId: string, number: number, body: Uint8Array<ArrayBuffer>) => {
    const answer = await ask('PUT', addressOf(key, { partNumber: number, uploadId }), { body });
    if (!answer) throw new PartsError('no such upload');
    return { number, etag: answer.headers.get('etag') ?? '', bytes: body.byteLength };
  };
  const completeParts: Storage['completeParts'] = async (key, uploadId, parts) => {
    const list = parts.map(
      ({ number, etag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${escape(etag)}</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
    const answer = await ask('POST', addressOf(key, { uploadId }), { body });
    // S3 may answer 200 and report an error in the body.
    const code = answer ? valueOf(await answer.text(), 'Code') : 'NoSuchUpload';
    if (code !== undefined) throw new PartsError(code);
  };
  const abortParts = async (key: string, uploadId: string) => void (await ask('DELETE', addressOf(key, { uploadId })));

  const putStream = async (
    key: string,
    pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
    first: Uint8Array<ArrayBuffer>,
  ) => {
    const uploadId = await beginParts(key);
    try {
      const parts = [await putBytes(key, uploadId, 1, first)];
      for await (const piece of pieces) parts.push(await putBytes(key, uploadId, parts.length + 1, piece));
      await completeParts(key, uploadId, parts);
      return parts.reduce((sum, { bytes }) => sum + bytes, 0);
    } catch (error) {
      await abortParts(key, uploadId);
      throw error;
    }
  };

  async function* objects(): AsyncGenerator<BucketObject> {
    for (let token: string | undefined = ''; token !== undefined;) {
      const query: Record<string, string> = { 'list-type': '2' };
      if (names.prefix !== '') query['prefix'] = names.prefix;
      if (token !== '') query['continuation-token'] = token;
      const answer: Response | null = await ask('GET', addressOfBucket(query));
      const text = (await answer?.text()) ?? '';
      yield* elements(text, 'Contents')
        .map(objectIn)
        .filter(({ key }) => names.is(key));
      token = valueOf(text, 'IsTruncated') === 'true' ? valueOf(text, 'NextContinuationToken') : undefined;
    }
  }

  return {
    origin: new URL(url).origin,
    put: async (key, content) => {
      const pieces = piecesOf(content);
      const { value: first = new Uint8Array() } = await pieces.next();
      if (first.byteLength >= partBytes && !(content instanceof Uint8Array)) return putStream(key, pieces, first);
      await ask('PUT', addressOf(key), { body: first });
      return first.byteLength;
    },
    get: async (key, range) => {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      return contentOf(await ask('GET', addressOf(key), { headers }));
    },
    size: async (key) => {
      const answer = await ask('HEAD', addressOf(key));
      return answer && Number(answer.headers.get('content-length'));
    },
    delete: async (key) => void (await ask('DELETE', addressOf(key))),
    beginParts,
    putPart: async (key, uploadId, number, content) => {
      const body = new Uint8Array(await new Response(content).arrayBuffer());
      return putBytes(key, uploadId, number, body);
    },
    listParts: async (key, uploadId) => {
      const parts: StoredPart[] = [];
      for (let marker: string | undefined = '0'; marker !== undefined;) {
        const answer = await ask('GET', addressOf(key, { uploadId, 'part-number-marker': marker }));
        if (!answer) return null;
        const text = await answer.text();
        parts.push(...partsIn(text));
        marker = valueOf(text, 'IsTruncated') === 'true' ? valueOf(text, 'NextPartNumberMarker') : undefined;
      }
      return parts;
    },
    completeParts,
    abortParts,
    sweep: async (before) => {
      // The next sweep finds what is beyond the first thousand.
      const answer = await ask('GET', addressOfBucket({ uploads: '' }));
      const old = elements((await answer?.text()) ?? '', 'Upload').filter(
        (upload) => names.is(valueOf(upload, 'Key') ?? '') && new Date(valueOf(upload, 'Initiated') ?? NaN) < before,
      );
      for (const upload of old) await abortParts(valueOf(upload, 'Key') ?? '', valueOf(upload, 'UploadId') ?? '');
      return old.length;
    },
    list: async function* (before) {
      for await (const { key, changed } of objects()) if (changed < before) yield key;
    },
    objects,
    signedPut: async (key, seconds, part) => {
      const address = addressOf(key, { ...(part && { partNumber: part.number, uploadId: part.uploadId }) });
      address.searchParams.set('X-Amz-Expires', String(seconds));
      return (await client.sign(address, { method: 'PUT', aws: { signQuery: true } })).url;
    },
  };
}

/** Keeps an answer as long as its content: Node cancels the content of one that was collected before anybody began to read, and it ends empty. */
const answerOf = new WeakMap<ReadableStream, Response>();

function contentOf(answer: Response | null): ReadableStream<Uint8Array> | null {
  if (!answer?.body) return null;
  answerOf.set(answer.body, answer);
  const length = answer.headers.get('content-length');
  return length === null ? answer.body : verifyContent(answer.body, Number(length));
}

/** Splits a stream into pieces of the part size; passes bytes unchanged. */
async function* piecesOf(content: Content): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (content instanceof Uint8Array) return yield content;
  let chunks: Uint8Array[] = [];
  let size = 0;
  const joined = async () => new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer());
  for await (const chunk of content) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size < partBytes) continue;
    yield await joined();
    chunks = [];
    size = 0;
  }
  if (size > 0) yield await joined();
}

const objectIn = (content: string): BucketObject => ({
  key: valueOf(content, 'Key') ?? '',
  bytes: Number(valueOf(content, 'Size')),
  changed: new Date(valueOf(content, 'LastModified') ?? NaN),
});

function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, content = '']) => content);
}

function partsIn(xml: string): StoredPart[] {
  return elements(xml, 'Part').map((part) => ({
    number: Number(valueOf(part, 'PartNumber')),
    etag: valueOf(part, 'ETag') ?? '',
    bytes: Number(valueOf(part, 'Size')),
  }));
}

function valueOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
