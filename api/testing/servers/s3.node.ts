import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { systemClock } from '../../ports/clock.ts';
import type { Bucket } from '../../adapters/storage/storageS3.node.ts';

/** A bucket in this process that supports the part of S3 that the store uses, and checks every signature as AWS does. */
export interface FakeS3 {
  bucket: Bucket;
  /** Requests that were answered, as `PUT partNumber uploadId`: the method and the query parameters other than the signature. */
  asked: string[];
  /** Milliseconds that each answer takes. */
  patience: number;
  close(): void;
}

const secret = 'a-secret-key-that-only-the-bucket-and-the-store-know';
const accessKeyId = 'academy';
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** Starts a bucket on a free port. @param origin pages from there may upload (CORS) */
export async function startFakeS3(origin?: string): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const asked: string[] = [];
  let begun = 0;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '', 'http://bucket');
    if (origin !== undefined && request.headers.origin === origin) {
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-expose-headers', 'etag');
      const asks = { 'access-control-allow-methods': 'PUT', 'access-control-allow-headers': 'content-type' };
      if (request.method === 'OPTIONS') return void response.writeHead(200, asks).end();
    }
    const body = await buffer(request);
    await new Promise((resolve) => setTimeout(resolve, started.patience));
    const say = (status: number, xml = '', headers = {}) => response.writeHead(status, headers).end(xml);
    const refuse = (status: number, code: string) => say(status, `<Error><Code>${code}</Code></Error>`);
    if (!isSigned(request, url, body)) return void refuse(403, 'SignatureDoesNotMatch');
    const names = [...url.searchParams.keys()].filter((name) => !name.startsWith('X-Amz-'));
    asked.push([request.method, ...names].join(' '));

    if (request.method === 'GET' && url.pathname === '/academy') return void say(200, listing(url, objects, uploads));
    const key = url.pathname;
    const uploadId = url.searchParams.get('uploadId');
    const parts = uploadId === null ? undefined : uploads.get(uploadId);
    if (uploadId !== null && !parts) return void refuse(404, 'NoSuchUpload');
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = ++begun;
      uploads.set(`up & ${id}`, new Map());
      keysOfUploads.set(`up & ${id}`, key);
      return void say(200, `<Result><UploadId>up &amp; ${id}</UploadId></Result>`);
    }
    if (parts && request.method === 'PUT') {
      parts.set(Number(url.searchParams.get('partNumber')), body);
      return void say(200, '', { etag: etagOf(body) });
    }
    if (parts && request.method === 'GET') {
      // Two at a time, so that the store must ask again.
      const after = Number(url.searchParams.get('part-number-marker'));
      const rest = [...parts].filter(([number]) => number > after).sort(([a], [b]) => a - b);
      const list = rest
        .slice(0, 2)
        .map(
          ([number, content]) =>
            `<Part><PartNumber>${number}</PartNumber><ETag>${etagOf(content).replaceAll('"', '&quot;')}</ETag><Size>${content.length}</Size></Part>`,
        );
      const isTruncated = `<IsTruncated>${rest.length > 2}</IsTruncated>`;
      return void say(
        200,
        `<R>${isTruncated}<NextPartNumberMarker>${rest[1]?.[0]}</NextPartNumberMarker>${list.join('')}</R>`,
      );
    }
    if (parts && request.method === 'POST') {
      const named = [...String(body).matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag>/g)];
      const contents = named.map(([, number, etag]) => {
        const content = parts.get(Number(number));
        return content && etagOf(content) === etag?.replaceAll('&quot;', '"') ? content : null;
      });
      if (contents.includes(null)) return void refuse(400, 'InvalidPart');
      objects.set(key, Buffer.concat(contents.filter((content) => content !== null)));
      uploads.delete(uploadId ?? '');
      return void say(200, '<Result/>');
    }
    if (parts) return void (uploads.delete(uploadId ?? ''), say(204));
    if (request.method === 'PUT') return void (objects.set(key, body), say(200, '', { etag: etagOf(body) }));
    if (request.method === 'DELETE') return void (objects.delete(key), say(204));
    const object = objects.get(key);
    if (!object) return void refuse(404, 'NoSuchKey');
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (start === undefined) return void response.writeHead(200, { 'content-length': object.length }).end(object);
    response.writeHead(206).end(object.subarray(Number(start), Number(end) + 1));
  };

  const started = {
    asked,
    patience: 0,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/academy`;
  return Object.assign(started, { bucket: { url, region: 'ap-northeast-2', accessKeyId, secretAccessKey: secret } });
}

/** The lists of a bucket: uploads under way, or objects, two at a time so that the store must ask again. */
function listing(url: URL, objects: Map<string, Buffer>, uploads: Map<string, Map<number, Buffer>>): string {
  const at = systemClock.now().toISOString();
  const keyOf = (path: string) => path.slice('/academy/'.length);
  if (url.searchParams.has('uploads')) {
    const list = [...uploads.keys()].map((id) => {
      const key = keyOf(keysOfUploads.get(id) ?? '');
      return `<Upload><Key>${key}</Key><UploadId>${id.replace('&', '&amp;')}</UploadId><Initiated>${at}</Initiated></Upload>`;
    });
    return `<R>${list.join('')}</R>`;
  }
  const after = url.searchParams.get('continuation-token') ?? '';
  const begin = `/academy/${url.searchParams.get('prefix') ?? ''}`;
  const rest = [...objects.keys()].sort().filter((path) => path > after && path.startsWith(begin));
  const list = rest.slice(0, 2).map((path) => {
    const size = objects.get(path)?.length;
    return `<Contents><Key>${keyOf(path)}</Key><LastModified>${at}</LastModified><Size>${size}</Size></Contents>`;
  });
  return `<R><IsTruncated>${rest.length > 2}</IsTruncated><NextContinuationToken>${rest[1]}</NextContinuationToken>${list.join('')}</R>`;
}

const keysOfUploads = new Map<string, string>();

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

/** Signature version 4, of the header or of the query, computed again from the request. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const query = url.searchParams;
  const header = request.headers.authorization ?? '';
  const inHeader = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(header);
  const [credential = '', signed = '', signature = ''] = inHeader?.slice(1) ?? [
    query.get('X-Amz-Credential') ?? '',
    query.get('X-Amz-SignedHeaders') ?? '',
    query.get('X-Amz-Signature') ?? '',
  ];
  const at = inHeader ? String(request.headers['x-amz-date']) : String(query.get('X-Amz-Date'));
  const given = inHeader ? String(request.headers['x-amz-content-sha256']) : 'UNSIGNED-PAYLOAD';
  if (given !== 'UNSIGNED-PAYLOAD' && given !== sha256(body)) return false;
  const [id, day = '', region = '', service = ''] = credential.split('/');
  if (id !== accessKeyId) return false;
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`);
  const pairs = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const asked = [request.method, url.pathname, pairs.sort().join('&'), headers.join(''), signed, given].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const key = [day, region, service, 'aws4_request'].reduce<Buffer | string>(
    (made, text) => hmac(made, text),
    `AWS4${secret}`,
  );
  return hmac(key, `AWS4-HMAC-SHA256\n${at}\n${scope}\n${sha256(asked)}`).toString('hex') === signature;
}
