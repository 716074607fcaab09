// @module-tag timeless
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures, students } from '#mocks/cast.ts';
import { deflateSync } from 'node:zlib';
import { NotAWorkbook } from '#ui-kit/format/workbook/textSheet.ts';
import { readSheets } from '#ui-kit/format/workbook/readSheets.ts';
import { attachment } from '../../files/attachment.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { bring, fetchContent, openFiles, pdfOf, png, send, type FileTools } from '../../testing/setups/files.ts';
import { workbookOf } from '../../testing/setups/workbooks.ts';

let api: TestApi;
let tools: FileTools;
beforeAll(async () => {
  api = await startApi();
  tools = openFiles(api);
});
afterAll(() => api.close());

const path = `/files/LECTURE/${lectures.calculusB.id}` as const;
const begin = (fileName: string, fileSize: number, contentType = 'application/pdf') =>
  api.call('POST', path, { as: 'ta', body: { fileName, contentType, fileSize } });
const text = (words: string) => new TextEncoder().encode(words);

async function upload(fileName: string, content: Uint8Array<ArrayBuffer>) {
  const begun = await begin(fileName, content.byteLength);
  if (begun.status !== 201) return begun;
  await send(tools, begun, content);
  return api.call('POST', '/files/upload-done', { as: 'ta', body: { fileId: begun.body.fileId } });
}

describe('V5.2.2 the content of a file is what its name says', () => {
  it.each([
    ['a page named as a PDF', 'a.pdf', text('<html><script>alert(1)</script></html>')],
    ['a program named as a picture', 'a.png', text('MZ\u0090\u0000 this program')],
    ['a picture named as a workbook', 'a.xlsx', png],
  ])('refuses %s', async (_, name, content) => {
    expect((await upload(name, content)).status).toBe(415);
  });

  it.each(['a.svg', 'a.html', 'a.xhtml', 'a.js', 'a.exe', 'a.pdf.html', 'a', '.htaccess'])(
    'does not take %s at all, whatever type it claims',
    async (name) => {
      expect((await begin(name, 10)).status).toBe(415);
    },
  );
});

describe('V5.3.1 what was uploaded never runs in a page', () => {
  it('comes as a download, sandboxed, of a type of our own list', async () => {
    const id = await bring(tools, path, '유인물.pdf', await pdfOf(1), 'ta');
    const asked = await api.call('GET', `/files/get-url?fileId=${id}`, { as: 'ta' });
    const { headers } = await fetchContent(tools, asked);
    expect(headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      'application/pdf',
      'nosniff',
    ]);
  });
});

describe('V5.3.2 names of files', () => {
  it.each(['../../etc/passwd.pdf', '..\\..\\boot.pdf', 'a\u0000.pdf', 'a\r\nset-cookie: x.pdf', '/root.pdf'])(
    '%j becomes no path and no header',
    async (name) => {
      const { status, body } = await begin(name, 100);
      if (status >= 400) return;
      const { name: kept } = await api.deps.db.kysely
        .selectFrom('files')
        .select('name')
        .where('id', '=', body.fileId)
        .executeTakeFirstOrThrow();
      expect(kept).not.toMatch(/[/\\\p{Cc}]/u);
    },
  );

  it('are quoted in the header', () => {
    const header = attachment('수학 "A"\r\nx: y; filename=evil.html');
    expect(header).not.toMatch(/[\r\n]/);
    expect(header.match(/filename="([^"]*)"/)?.[1]).not.toContain('"');
  });
});

describe('V5.2.1, V5.2.3 bombs', () => {
  it('a body or a file larger than announced is cut off', async () => {
    const begun = await begin('a.pdf', 100);
    expect((await send(tools, begun, new Uint8Array(5000))).status).toBe(413);
    expect((await begin('a.pdf', 5_000_000_000)).status).toBe(413);
  });

  it('a workbook that unpacks to gigabytes is refused before it is unpacked', async () => {
    const small = await workbookOf([['이름']]);
    // The size that the archive's directory tells of its first file.
    const bomb = Uint8Array.from(small);
    const view = new DataView(bomb.buffer);
    for (let at = 0; at < bomb.length - 28; at++) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0x7fffffff, true);
    }
    const begun = performance.now();
    await expect(readSheets(bomb)).rejects.toThrow(NotAWorkbook);
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it('a picture of a billion pixels is not opened', async () => {
    const ihdr = Buffer.alloc(25);
    ihdr.writeUInt32BE(13, 0);
    ihdr.write('IHDR', 4);
    ihdr.writeUInt32BE(60_000, 8);
    ihdr.writeUInt32BE(60_000, 12);
    ihdr.set([8, 0, 0, 0, 0], 16);
    const idat = deflateSync(Buffer.alloc(1000));
    const content = new Uint8Array([...png.subarray(0, 8), ...ihdr, ...idat]);
    const before = process.memoryUsage().rss;
    const body = { fileName: 'me.png', contentType: 'image/png', fileSize: content.byteLength };
    const begun = await api.call('POST', `/files/PROFILE/${students.minsu.id}`, { as: 'minsu', body });
    if (begun.status === 201) {
      await send(tools, begun, content);
      await api.call('POST', '/files/upload-done', { as: 'minsu', body: { fileId: begun.body.fileId } });
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(5_000_000_000);
  });
});

describe('V1.2.10 formulas', () => {
  it('of a workbook are read as texts, never evaluated', async () => {
    const [sheet] = await readSheets(await workbookOf([['이름'], ['=1+1'], ['+82'], ['@SUM(A1)']]));
    expect(sheet?.rows.flat()).toEqual(['이름', '=1+1', '+82', '@SUM(A1)']);
  });
});
