import { lectures } from '#mocks/cast.ts';
import type { TestApi } from '../api.ts';
import { bring, openFiles, pdfOf } from '../setups/files.ts';
import type { Payload } from './payload.ts';
import type { Sent } from '../calls.ts';

const contentType = 'application/pdf';
const ownerType = 'LECTURE';
const ownerId = lectures.calculusB.id;

const fileOf = (api: TestApi, id: string) =>
  api.deps.db.kysely
    .selectFrom('files')
    .select(['owner_type', 'owner_id', 'state', 'memo'])
    .where('id', '=', id)
    .executeTakeFirst();

/** An upload that nobody said the owner of, and its parts as they were sent. */
async function unownedUpload(api: TestApi, fileName: string) {
  const content = await pdfOf(1);
  const body = { fileName, contentType, fileSize: content.byteLength };
  const begun = await api.call('POST', '/files/multipart/initiate', { as: 'ta', body });
  const [part] = begun.body.parts;
  const sent = await openFiles(api).fetch({ ...begun, body: part }, { method: 'PUT', body: content }, begun);
  const { fileId, uploadId } = begun.body as { fileId: string; uploadId: string };
  return { fileId, uploadId, parts: [{ number: 1, etag: sent.headers.get('etag') }] };
}

export const payloads: Payload[] = [
  {
    call: 'POST /files/multipart/initiate',
    as: 'ta',
    prepare: async (api) => ({
      body: { fileName: '교재.pdf', contentType, fileSize: 20_000_000 },
      read: ({ body }) => fileOf(api, body.fileId),
      becomes: { owner_type: 'UPLOADER', state: 'UPLOADING' },
    }),
  },
  {
    call: 'POST /files/multipart/complete',
    as: 'ta',
    prepare: async (api) => {
      const fileName = '해설.pdf';
      const { fileId, uploadId, parts } = await unownedUpload(api, fileName);
      const read = async () => {
        const body = { fileId, ownerType, ownerId } satisfies Sent<'finishUpload'>;
        const done = await api.call('POST', '/files/upload-done', { as: 'ta', body });
        return { ...(await fileOf(api, fileId)), status: done.status };
      };
      const becomes = { status: 200, owner_type: ownerType, owner_id: ownerId, state: 'DONE' };
      return { body: { fileName, uploadId, parts }, read, becomes };
    },
  },
  {
    call: 'POST /files/multipart/abort',
    as: 'ta',
    prepare: async (api) => {
      const fileName = '그만둔 것.pdf';
      const { fileId, uploadId } = await unownedUpload(api, fileName);
      const read = async () => [await fileOf(api, fileId)];
      return { body: { fileName, uploadId }, read, becomes: [undefined] };
    },
  },
  {
    call: 'PUT /files/{fileId}/memo',
    as: 'ta',
    unconditional: 'FILE_UPDATE',
    prepare: async (api) => {
      const path = `/files/${ownerType}/${ownerId}` as const;
      const fileId = await bring(openFiles(api), path, '유인물.pdf', await pdfOf(1), 'ta');
      const becomes = { memo: '2쇄부터 맞음' };
      return { params: { fileId }, body: { data: '2쇄부터 맞음' }, read: () => fileOf(api, fileId), becomes };
    },
  },
];
