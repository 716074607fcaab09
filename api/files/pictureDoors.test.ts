// @module-tag timeless
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '#openapi/generated/operations.ts';
import { startApi, type Person, type TestApi } from '../testing/api.ts';
import { foreignPictures } from '../testing/foreign/pictures.node.ts';
import { fileOwners } from '../testing/setups/fileOwners.ts';
import { openFiles, send, type FileTools } from '../testing/setups/files.ts';
import { takes } from '#ui-kit/format/file/kinds.ts';
import type { OwnerType } from './ownerType.ts';

// Every door where somebody sends a picture gives the same answer to the same picture.

/** What comes in by other doors of the contract, and why this is no picture's way. */
const elsewhere: Partial<Record<keyof typeof operations, string>> = {
  importLectures: 'a table',
  importStudents: 'a table',
  findCandidates: 'a table',
  findEnrollees: 'a table',
  uploadExamAnswers: 'a table',
  uploadRetakeAnswers: 'a table',
  uploadOmrScan: 'a scan: only the reader of sheets opens it, and it needs each pixel of the scanner',
};
const forms = {
  uploadProfileImage: ['POST', '/sp/profile-image', 'minsu'],
  uploadLandingPicture: ['PUT', '/admin/landing/picture', 'admin'],
  uploadLandingLogo: ['PUT', '/admin/landing/logo', 'admin'],
  uploadSmsPicture: ['POST', '/sms/pictures', 'ta'],
} as const;
type Form = keyof typeof forms;
const owners = Object.keys(takes) as OwnerType[];

let api: TestApi;
let tools: FileTools;
let ownerIds: Partial<Record<OwnerType, string>>;
beforeAll(async () => {
  api = await startApi();
  tools = openFiles(api);
  ownerIds = await fileOwners(api);
});
afterAll(() => api.close());

interface Answer {
  status: number;
  code?: string | undefined;
  detail?: string | undefined;
  stored?: Uint8Array | undefined;
}

async function sendForm(door: Form, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answer> {
  const [method, path, as] = forms[door];
  const form = new FormData();
  form.append('file', new File([bytes], name));
  const { status, body } = await api.send(method, path, { as, body: form });
  const { id, code, errors, detail } = body as {
    id: string;
    code?: string;
    detail: string;
    errors?: { message: string }[];
  };
  if (status >= 400) return { status, code, detail: errors?.[0]?.message ?? detail };
  const kept = {
    uploadLandingPicture: 'landing_pictures',
    uploadLandingLogo: 'landing_pictures',
    uploadSmsPicture: 'sms_pictures',
  } as const;
  if (door === 'uploadProfileImage') return { status, stored: await storedOf(id) };
  const { content } = await api.deps.db.kysely
    .selectFrom(kept[door])
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { status, stored: new Uint8Array(content) };
}

const storedOf = async (id: string) => new Uint8Array(await new Response(await api.deps.storage.get(id)).arrayBuffer());
const senderOf = (owner: OwnerType): Person =>
  ['BOARD_POST', 'SUBMISSION', 'PROFILE'].includes(owner) ? 'minsu' : 'ta';

async function upload(owner: OwnerType, fileName: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answer> {
  const as = senderOf(owner);
  const body = { fileName, contentType: 'image/jpeg', fileSize: bytes.byteLength };
  const begun = await api.call('POST', `/files/${owner}/${ownerIds[owner]}`, { as, body });
  if (begun.status !== 201) return { status: begun.status, code: (begun.body as { code?: string }).code };
  await send(tools, begun, bytes);
  const done = await api.send('POST', '/files/upload-done', { as, body: { fileId: begun.body.fileId } });
  const { code, detail } = done.body as { code?: string; detail?: string };
  if (done.status !== 200) return { status: done.status, code, detail };
  const stored = await storedOf(begun.body.fileId);
  const row = await api.deps.db.kysely
    .selectFrom('files')
    .select(['name', 'content_type', 'size_bytes'])
    .where('id', '=', begun.body.fileId)
    .executeTakeFirstOrThrow();
  const { format } = await sharp(stored).metadata();
  expect(row).toMatchObject({ content_type: `image/${format}`, size_bytes: stored.byteLength });
  expect(row.name).toMatch(format === 'jpeg' ? /\.jpe?g$/i : new RegExp(`\\.${format}$`, 'i'));
  return { status: 200, stored };
}

it('has a row for every part of a form in the contract', () => {
  const sent = Object.entries(operations).flatMap(([id, { bodyType }]) => (bodyType === 'multipart' ? [id] : []));
  expect(sent.toSorted()).toEqual([...Object.keys(elsewhere), ...Object.keys(forms)].toSorted());
  for (const owner of owners)
    expect(takes[owner].kinds.filter(({ type }) => type.startsWith('image/'))).toHaveLength(6);
});

// All owners share one way: the whole shelf goes to one of them and to the one whose pictures become squares, some of it to each.
const [everywhere, costly] = [/^(IMG_0042|메일|반쪽\.jpg|압축\.jpg|글|폭탄|이름만)/, /MP\.jpg$|큰\.webp/];
const ownersOf = (name: string): readonly OwnerType[] =>
  costly.test(name) ? ['LECTURE'] : everywhere.test(name) ? owners : ['LECTURE', 'PROFILE'];

it.each(foreignPictures)('$name is answered alike at every door', async ({ name, expected, bytes }) => {
  const content = await bytes();
  const answers = new Map<Form | OwnerType, Answer>();
  for (const door of Object.keys(forms) as Form[]) answers.set(door, await sendForm(door, name, content));
  for (const owner of ownersOf(name)) answers.set(owner, await upload(owner, name, content));
  for (const [door, { status, code, detail, stored }] of answers) {
    if (!expected.startsWith('거절')) {
      expect([door, code, status < 300]).toEqual([door, undefined, true]);
      const facts = await sharp(stored).metadata();
      expect([facts.exif, facts.orientation, facts.width <= 4096], door).toEqual([undefined, undefined, true]);
      continue;
    }
    expect(status, door).toBeGreaterThanOrEqual(400);
    expect(status, door).toBeLessThan(500);
    // Nothing at all is refused before it is sent, and what is no picture by its name's kind.
    if (content.length > 0 && code !== 'unsupported-media-type') expect(`거절: ${detail}`, door).toBe(expected);
  }
  await api.deps.db.sql.exec('delete from rate_limits');
});
