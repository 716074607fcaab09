import type { Operation } from '#openapi/generated/operations.ts';
import { Problem } from './problem.ts';

/** Largest JSON body, in bytes; an Excel file may be larger. */
const jsonLimit = 1_048_576;
const multipartLimit = 11 * 1_048_576;

/**
 * The parsed body: an object from JSON, or the fields of a form, of at most `limit` bytes. No body at all reads as `{}`, so that
 * the validation names what is missing. Throws 400, 413 or 415.
 */
export async function readBody(
  request: Request,
  { bodyType: type, jsonParts = [] }: Pick<Operation, 'bodyType' | 'jsonParts'>,
  limit = type === 'json' ? jsonLimit : multipartLimit,
): Promise<unknown> {
  if (type === null) return undefined;
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'json') {
    if (mediaType !== undefined && mediaType !== 'application/json') throw unsupported('application/json');
    const text = new TextDecoder().decode(await readLimited(request, limit));
    if (text === '') return {};
    if (mediaType === undefined) throw unsupported('application/json');
    return parseJson(text);
  }
  if (mediaType !== 'multipart/form-data') throw unsupported('multipart/form-data');
  const bytes = await readLimited(request, limit);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw new Problem(400, 'malformed-body', '보낸 내용을 읽을 수 없습니다.');
  });
  const fields: Record<string, unknown> = Object.fromEntries(form);
  for (const name of jsonParts) if (form.has(name)) fields[name] = await readPart(form.get(name));
  return fields;
}

// Browsers send it as a text, others may as a file.
async function readPart(part: FormDataEntryValue | null): Promise<unknown> {
  return parseJson(part instanceof File ? await part.text() : (part ?? ''));
}

/** JSON text as a value; throws 400. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, 'malformed-body', '보낸 내용이 올바른 JSON이 아닙니다.');
  }
}

/** Reads at most `limit` bytes of a body, regardless of its Content-Length; throws 413. */
export async function readLimited(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () =>
    new Problem(413, 'too-large', `보낸 내용이 너무 큽니다. ${Math.floor(limit / 1_048_576)}MB까지 보낼 수 있습니다.`);
  const said = request.headers.get('content-length');
  if (Number(said) > limit) throw tooLarge();
  if (said !== null) {
    // The listener reads no more than Content-Length.
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (bytes.byteLength > limit) throw tooLarge();
    return bytes;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

function unsupported(wanted: string): Problem {
  return new Problem(415, 'unsupported-media-type', `Content-Type은 ${wanted}이어야 합니다.`);
}
