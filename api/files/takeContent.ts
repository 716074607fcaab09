import type { Deps } from '../deps.ts';
import { conflict, Problem } from '../http/problem.ts';
import { PartsError } from '../ports/storage.ts';
import type { Ticket } from './ticket.ts';

/** Stores the content sent to the address of a part, limited to the announced size; answers the part's ETag. */
export async function takeContent(
  { db, storage }: Deps,
  ticket: Extract<Ticket, { act: 'put' }>,
  request: Request,
): Promise<Response> {
  const { fileId, uploadId, part, bytes } = ticket;
  if (!request.body) throw wrongLength(bytes);
  if (Number(request.headers.get('content-length') ?? 0) > bytes) throw tooLong(bytes);
  const file = await db.kysely
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .where('upload_id', '=', uploadId)
    .where('state', '=', 'UPLOADING')
    .executeTakeFirst();
  if (!file) throw over();
  try {
    const stored = await storage.putPart(fileId, uploadId, part, request.body.pipeThrough(noMoreThan(bytes)));
    if (stored.bytes < bytes) throw wrongLength(bytes);
    return new Response(null, { status: 200, headers: { etag: stored.etag } });
  } catch (error) {
    if (error instanceof PartsError) throw over();
    throw error;
  }
}

/** Passes a number of bytes, then fails the stream. */
function noMoreThan(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      passed += chunk.byteLength;
      if (passed > bytes) controller.error(tooLong(bytes));
      else controller.enqueue(chunk);
    },
  });
}

function tooLong(bytes: number): Problem {
  return new Problem(
    413,
    'too-large',
    `알린 크기(${bytes}바이트)보다 큰 내용이 왔습니다. 파일을 다시 골라 올려 주세요.`,
  );
}

function wrongLength(bytes: number): Problem {
  return new Problem(400, 'incomplete', `내용이 도중에 끊겼습니다. ${bytes}바이트를 다시 보내 주세요.`);
}

function over(): Problem {
  return conflict('upload-over', '이미 끝났거나 그만둔 올리기입니다. 파일을 다시 올려 주세요.');
}
