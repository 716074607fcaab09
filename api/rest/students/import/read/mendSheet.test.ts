// @module-tag timeless
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../../../testing/api.ts';
import { unknownId } from '../../../../testing/rows.ts';
import { sendImport, workbookOf } from '../../../../testing/setups/workbooks.ts';
import type { ReportRow } from '../types.ts';
import type { RosterSheet } from './sheet.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const header = ['이름', '학번', '학년', '휴대폰', '보호자 연락처', '사는 곳'];
const send = (fields: Record<string, unknown>) => sendImport(api, 'ta', fields);
const previewFile = async (...rows: string[][]) => send({ mode: 'PREVIEW', file: await workbookOf([header, ...rows]) });
const previewSheet = (sheet: RosterSheet) => send({ mode: 'PREVIEW', sheet });
const commit = (sheet: RosterSheet, plan: string) =>
  send({ mode: 'COMMIT', sheet, plan, fileName: '수정한 명단.xlsx' });
const kinds = (rows: ReportRow[]) => rows.map(({ kind }) => kind);

describe('a sheet that is sent back', () => {
  it('is refused when it is invalid, or no possible content of a file', async () => {
    const {
      sheets: [sheet],
    } = (await previewFile(['도라온', '51000001'])).body;
    const wrong: [unknown, string][] = [
      ['{"name":', 'malformed-body'],
      [{ ...sheet, columns: [] }, 'validation-failed'],
      [{ ...sheet, rows: [{ row: 2, cells: [7] }] }, 'validation-failed'],
      [{ ...sheet, rows: [sheet.rows[0], sheet.rows[0]] }, 'validation-failed'],
      [{ ...sheet, columns: [sheet.columns[0], sheet.columns[0]] }, 'validation-failed'],
      [{ ...sheet, columns: [{ ...sheet.columns[0], field: 'password' }] }, 'validation-failed'],
      [undefined, 'validation-failed'],
    ];
    for (const [sent, code] of wrong) {
      const { status, body } = await send({ mode: 'PREVIEW', sheet: sent });
      expect([status, body.code, JSON.stringify(body).slice(0, 200)]).toEqual([
        400,
        code,
        expect.stringMatching(/[가-힣]/),
      ]);
    }
  });

  it('gives the same result as its file, and uses corrected cells', async () => {
    const first = (await previewFile(['도하나', '51000002', '고9'], ['도두리', '51000003', '고1'])).body;
    expect(kinds(first.rows)).toEqual(['REFUSED', 'NEW']);
    expect(first.sheets[0].columns.map(({ field }) => field)).toEqual([
      ...['name', 'studentNumber', 'grade', 'phone', 'parentPhone', null],
    ]);
    const again = (await previewSheet(first.sheets[0])).body;
    expect([again.plan, again.rows, again.sheets]).toEqual([first.plan, first.rows, []]);
    first.sheets[0].rows[0].cells[2] = '고2';
    const { body } = await previewSheet(first.sheets[0]);
    expect([kinds(body.rows), body.rows[0].grade, body.plan === first.plan]).toEqual([['NEW', 'NEW'], '고2', false]);
    expect((await commit(first.sheets[0], first.plan)).body.code).toBe('import-changed');
    expect((await commit(first.sheets[0], body.plan)).body.counts).toMatchObject({ new: 2 });
    const { body: list } = await api.gql(
      '{ studentImports(order_by: {id: desc}, limit: 1) { fileName createdCount createdByStaff { name } } }',
      {
        as: 'ta',
      },
    );
    expect(list.data.studentImports).toEqual([
      { fileName: '수정한 명단.xlsx', createdCount: 2, createdByStaff: { name: '이준호' } },
    ]);
  });

  it('treats a typed formula as a formula', async () => {
    const {
      sheets: [sheet],
    } = (await previewFile(['도세나', '51000004'])).body;
    sheet.rows[0].cells[1] = '=1+1';
    const { body } = await previewSheet(sheet);
    expect(body.rows[0].problems).toEqual([
      expect.objectContaining({ column: 'B', reason: expect.stringContaining('수식') }),
    ]);
  });

  it('reads a column that a person names', async () => {
    const file = await workbookOf([
      ['누구', '학교', '학년', '전번'],
      ['도나래', '세움고', '고1', '010-5100-0005'],
    ]);
    const first = (await send({ mode: 'PREVIEW', file })).body;
    expect([kinds(first.rows), first.rows[0].problems[0].reason]).toEqual([
      ['REFUSED'],
      expect.stringContaining('이름 열'),
    ]);
    first.sheets[0].columns[0].field = 'name';
    first.sheets[0].columns[3]!.field = 'phone';
    const { body } = await previewSheet(first.sheets[0]);
    expect(body.rows[0]).toMatchObject({ kind: 'NEW', name: '도나래', phone: '+821051000005' });
  });
});

describe('a possible duplicate', () => {
  const known = ['라온제', '52000001', '고1', '010-5200-0001', '010-5200-1001'];
  beforeAll(async () => {
    const {
      sheets: [sheet],
      plan,
    } = (await previewFile(known)).body;
    expect((await commit(sheet, plan)).status).toBe(200);
  });

  it.each([
    ['another number and the same guardian', ['라온제', '52000009', '', '', '010-5200-1001']],
    ['no number, another phone and the same guardian', ['라온제', '', '', '010-5200-0009', '010-5200-1001']],
    ['another number and the same phone', ['라온제', '52000009', '', '010-5200-0001', '']],
    ['nothing but the name', ['라온제', '', '고2', '', '']],
  ])('is somebody with %s', async (_, row) => {
    const { body } = await previewFile(row);
    expect([kinds(body.rows), body.counts.duplicate]).toEqual([['DUPLICATE'], 1]);
    expect(body.rows[0].candidates).toEqual([
      expect.objectContaining({ studentNumber: '52000001', phone: '+821052000001', parentPhone: '+821052001001' }),
    ]);
  });

  it.each([
    ['another name', ['라온비', '52000009', '', '', '010-5200-1001']],
    ['other phones', ['라온제', '52000009', '', '010-5200-0008', '010-5200-1008']],
  ])('is nobody with %s', async (_, row) => {
    expect(kinds((await previewFile(row)).body.rows)).toEqual(['NEW']);
  });

  it('waits for a decision, and is then the chosen student', async () => {
    const {
      sheets: [sheet],
      plan,
      rows,
    } = (await previewFile(['라온제', '52000009', '고3', '', '010-5200-1001'])).body;
    expect((await send({ mode: 'COMMIT', sheet, plan, rows: '2' })).body.errors[0].field).toBe('rows');
    expect((await commit(sheet, plan)).body.counts).toMatchObject({ new: 0, changed: 0 });

    sheet.rows[0].student = unknownId;
    expect(kinds((await previewSheet(sheet)).body.rows)).toEqual(['DUPLICATE']);
    sheet.rows[0].student = 'NEW';
    expect((await previewSheet(sheet)).body.rows[0]).toMatchObject({ kind: 'NEW', studentNumber: '52000009' });
    sheet.rows[0].student = rows[0].candidates[0].id;
    const linked = (await previewSheet(sheet)).body;
    expect(linked.rows[0]).toMatchObject({
      kind: 'CHANGED',
      studentNumber: '52000001',
      changes: [{ field: 'grade', after: '고3' }],
    });
    expect((await commit(sheet, linked.plan)).body.counts).toMatchObject({ new: 0, changed: 1 });
  });

  it('is none where another row has that student number', async () => {
    const twin = ['라온제', '52000002', '고1', '010-5200-0002', '010-5200-1001'];
    expect((await previewFile(known, twin)).body.counts).toMatchObject({ new: 1, duplicate: 0 });
  });

  it('of the cast has a name that others may have, too', async () => {
    const { body } = await previewFile([students.minsu.name, '', '', '', '']);
    expect(body.rows[0].candidates).toEqual([expect.objectContaining({ studentNumber: students.minsu.loginId })]);
  });
});
