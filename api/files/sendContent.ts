import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Stamp } from '../ports/heavy.ts';
import { useQuota } from '../security/limits/quotas.ts';
import { attachment } from './attachment.ts';
import { isFilm, refuseKeeping } from './film.ts';
import { readRange } from './range.ts';
import { refusedCopy, tellStaff } from './watermark/refusedCopy.ts';

interface Asked {
  fileId: string;
  userId: string;
  request: Request;
}

type Readable = NonNullable<Awaited<ReturnType<typeof findReadable>>>;

/**
 * Sends the content of a file as a download, whole or in part, if the reader still may open it; logs the download. A film goes to a player only,
 * whatever address of it a student or a parent has.
 */
export async function sendContent(deps: Deps, { fileId, userId, request }: Asked): Promise<Response> {
  const { method } = request;
  const file = await findReadable(deps, fileId, userId);
  if (!file) throw notFound('파일');
  const isPlayed = file.type === 'STUDENT' && isFilm(file);
  if (isPlayed) refuseKeeping(request.headers);
  const headers = {
    'content-type': file.content_type,
    'content-disposition': isPlayed ? 'inline' : attachment(file.name),
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store, no-transform',
  };
  if (file.sent_bytes === null && file.type === 'STUDENT') {
    if (method !== 'HEAD') await useQuota(deps.db.kysely, 'stamp', { userId, role: 'student' }, deps.clock.now());
    if (method === 'HEAD') return new Response(null, { headers });
    const viewId = await newViewId(deps);
    const bytes = await stampedFor(deps, file, viewId);
    await noteDownload(deps, file.id, userId, viewId);
    return new Response(bytes, { headers });
  }
  const range = readRange(request.headers.get('range') ?? undefined, file.size_bytes);
  if (range === 'unsatisfiable') {
    const extras = { headers: { 'content-range': `bytes */${file.size_bytes}` } };
    throw new Problem(416, 'range-not-satisfiable', '파일에 없는 부분을 요청했습니다.', extras);
  }
  const content = method === 'HEAD' ? null : await deps.storage.get(fileId, range ?? undefined);
  if (method !== 'HEAD' && !content) throw gone();
  // Logged once: a player requests many ranges of one video.
  if (content && (range?.start ?? 0) === 0) await noteDownload(deps, fileId, userId);
  const { start, end } = range ?? { start: 0, end: file.size_bytes - 1 };
  return new Response(content, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'accept-ranges': 'bytes',
      'content-length': String(end - start + 1),
      etag: `"${file.sha256}"`,
      ...(range && { 'content-range': `bytes ${start}-${end}/${file.size_bytes}` }),
    },
  });
}

async function findReadable({ db }: Deps, fileId: string, userId: string) {
  return db.kysely
    .selectFrom('files')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .leftJoin('students', 'students.id', 'users.id')
    .select(['files.id', 'files.name', 'owner_type', 'content_type', 'size_bytes', 'sha256', 'sent_bytes'])
    .select(['users.type', 'users.name as reader', 'users.phone', 'student_number'])
    .where('files.id', '=', fileId)
    .where('state', '=', 'DONE')
    .where(sql<boolean>`may_read_file(files, ${userId}::uuid)`)
    .executeTakeFirst();
}

async function stampedFor(deps: Deps, file: Readable, viewId: string): Promise<Uint8Array<ArrayBuffer>> {
  const { storage, heavy, clock } = deps;
  const content = await storage.get(file.id);
  if (!content) throw gone();
  const bytes = new Uint8Array(await new Response(content).arrayBuffer());
  const { pdf, trouble } = await heavy.stamp(bytes, stampOf(file, viewId, clock.now()));
  if (pdf) return pdf;
  await tellStaff(deps, file, trouble);
  throw refusedCopy(file.name, trouble);
}

const format = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'short' });

/** Who took the file and when; the number leads from a page that turns up somewhere to the row of this download. */
function stampOf({ reader, student_number, phone }: Readable, viewId: string, now: Date): Stamp {
  const who = [reader, student_number, phone?.slice(-4)].filter(Boolean).join(' ');
  return { lines: [who, `${format.format(now)} · ${viewId.slice(-12)}`], traceId: viewId };
}

async function newViewId({ db }: Deps): Promise<string> {
  const { rows } = await sql<{ id: string }>`select uuid_v7() as id`.execute(db.kysely);
  return rows[0]?.id ?? '';
}

async function noteDownload({ db, clock }: Deps, fileId: string, userId: string, id?: string): Promise<void> {
  const view = { id, file_id: fileId, user_id: userId, kind: 'DOWNLOAD' as const, viewed_at: clock.now() };
  await db.kysely.insertInto('file_views').values(view).execute();
}

function gone(): Problem {
  return new Problem(404, 'content-missing', '저장된 파일을 찾을 수 없습니다. 선생님께 다시 올려 달라고 해 주세요.');
}
