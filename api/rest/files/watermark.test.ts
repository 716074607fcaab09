// @module-tag timeless
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures } from '#mocks/cast.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import { bring, fetchContent, openFiles, pdfOf, type FileTools } from '../../testing/setups/files.ts';
import { foreignPdfs } from '../../testing/foreign/pdfs.node.ts';

let api: TestApi;
let tools: FileTools;
beforeAll(async () => {
  api = await startApi();
  tools = openFiles(api);
});
afterAll(() => api.close());

const material = () => `/files/LECTURE/${lectures.calculusB.id}` as const;
const read = async (id: string) =>
  (await api.gql(`{ files_by_pk(id: "${id}") { version isWatermarked watermarkTrouble } }`, { as: 'ta' })).body.data
    .files_by_pk;
async function set(id: string, isWatermarked: boolean) {
  const body = { isWatermarked, version: (await read(id)).version };
  return api.call('PUT', `/files/${id}/watermark`, { as: 'ta', body });
}
const take = async (id: string, as: Person) =>
  fetchContent(tools, await api.call('GET', `/files/get-url?fileId=${id}`, { as }));
const shelf = new Map((await foreignPdfs()).map((one) => [one.name, one]));

describe('a watermark of a file that another tool left', () => {
  it.each(['빈 메모 사전.pdf', '인쇄 금지 AES-128.pdf', '인쇄 금지 RC4-40.pdf', '90도.pdf', 'Type이 없는 쪽.pdf'])(
    'is drawn for a student: %s',
    async (name) => {
      const id = await bring(tools, material(), name, shelf.get(name)!.bytes, 'ta');
      expect((await set(id, true)).status).toBe(200);
      const copy = await take(id, 'minsu');
      expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    },
  );

  it.each(['암호 AES-256.pdf', '암호 RC4-40.pdf', '잘린 파일.pdf', '쪽이 없음.pdf', '둘째 쪽을 못 풂.pdf'])(
    'is refused at the switch, by name: %s',
    async (name) => {
      const id = await bring(tools, material(), name, shelf.get(name)!.bytes, 'ta');
      const { status, body } = await set(id, true);
      const message = shelf.get(name)!.expected;
      expect([status, body.code, body.errors]).toEqual([422, 'no-watermark', [{ field: 'isWatermarked', message }]]);
      expect((await read(id)).isWatermarked).toBe(false);
    },
  );

  it('that cannot be drawn at the download refuses the student by file and page, and tells the staff', async () => {
    const { name, bytes, expected } = shelf.get('둘째 쪽을 못 풂.pdf')!;
    const id = await bring(tools, material(), name, bytes, 'ta');
    // Switched on before every page was tried.
    await api.deps.db.sql.query('update files set is_watermarked = true where id = $1', [id]);
    const before = (await read(id)).version;
    for (const as of ['minsu', 'seoyeon'] as const) {
      const refused = await take(id, as);
      const { code, detail } = await refused.json();
      expect([refused.status, code]).toEqual([422, 'no-watermark']);
      expect(detail).toContain(`‘${name}’ 파일의 2페이지`);
    }
    // Told once for both.
    expect(await read(id)).toEqual({ version: before + 1, isWatermarked: true, watermarkTrouble: expected });
    expect((await take(id, 'ta')).status).toBe(200);
    expect((await set(id, false)).status).toBe(200);
    expect((await read(id)).watermarkTrouble).toBeNull();
  });

  it('is tried page by page, however many there are', async () => {
    const id = await bring(tools, material(), '두꺼운 책.pdf', await pdfOf(300), 'ta');
    expect((await set(id, true)).status).toBe(200);
  });
});
