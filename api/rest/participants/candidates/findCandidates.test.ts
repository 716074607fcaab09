import { writeXlsx, type CellValue } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roster, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { addWeek, unknownId, type WeekPath } from '../../../testing/rows.ts';

let api: TestApi;
let week: Awaited<ReturnType<typeof addWeek>>;
let twins: string[];
beforeAll(async () => {
  api = await startApi();
  week = await addWeek(api, 90);
  const twin = async (school: string, phone: string) => {
    const body = { name: '쌍둥이', school, phone, grade: '고1' } as const;
    return (await api.call('POST', '/students', { as: 'admin', body })).body.id as string;
  };
  twins = [await twin('세움고', '010-8888-0001'), await twin('다온고', '010-8888-0002')];
});
afterAll(() => api.close());

type Sent = { file?: Uint8Array; text?: string };

async function find(sent: Sent, path: WeekPath = week.path) {
  const body = new FormData();
  if (sent.file) body.set('file', new Blob([new Uint8Array(sent.file)]), '명단.xlsx');
  if (sent.text !== undefined) body.set('text', sent.text);
  return api.call('POST', `${path}/wlp-candidate-excel`, { as: 'ta', body });
}

const workbook = (rows: CellValue[][]) => writeXlsx({ sheets: [{ name: '명단', rows }] });

describe('findCandidates', () => {
  it('refuses a missing list, a broken workbook, and unknown weeks', async () => {
    for (const sent of [{}, { text: '  \n ' }]) {
      const answer = await find(sent);
      expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'file']);
    }
    const text = await find({ file: new Uint8Array(64) });
    expect([text.status, text.body.code]).toEqual([400, 'not-a-workbook']);
    const headless = await find({ file: await workbook([['김민수'], ['이서연']]) });
    expect([headless.status, headless.body.code]).toEqual([400, 'no-header']);
    expect((await find({ text: '123\n!?' })).body.code).toBe('bad-list');
    const many = Array.from({ length: 1001 }, (_, at) => `학생${at}`).join('\n');
    expect((await find({ text: many })).body.code).toBe('bad-list');
    expect((await find({ text: '김민수' }, `/lectures/${week.lectureId}/weekly-lectures/${unknownId}`)).status).toBe(
      404,
    );
  });

  it('matches each pasted line to a student, or lists all candidates', async () => {
    const present = roster[0];
    const lines = [
      students.geonu.name,
      '쌍둥이',
      '쌍둥이\t다온고등학교',
      `안건우\t${students.geonu.loginId}`,
      present.name,
      '없는이',
      '쌍둥이\t010-9999-9999',
      `김민수\t${students.geonu.loginId}`,
      '01088880001',
      '장도윤\t다온고',
      '임지아\t미적분 B',
    ];
    const { status, body } = await find({ text: `${lines.join('\r\n')}\n` });
    expect(status).toBe(200);
    const seen = body.rows.map((row: { kind: string; candidates: { userId: string }[] }) => [
      row.kind,
      row.candidates.map(({ userId }) => userId).toSorted(),
    ]);
    expect(seen).toEqual([
      ['MATCHED', [students.geonu.id]],
      ['AMBIGUOUS', twins.toSorted()],
      ['MATCHED', [twins[1]]],
      ['REPEATED', [students.geonu.id]],
      ['PRESENT', [students.minsu.id]],
      ['UNKNOWN', []],
      ['AMBIGUOUS', twins.toSorted()],
      ['AMBIGUOUS', [students.geonu.id, students.minsu.id].toSorted()],
      ['MATCHED', [twins[0]]],
      ['AMBIGUOUS', [students.doyun.id]],
      ['PRESENT', [expect.any(String)]],
    ]);
    expect(body.counts).toEqual({ matched: 3, ambiguous: 4, unknown: 1, present: 2, repeated: 1 });
    expect(body.rows.filter(({ reason }: { reason: string }) => reason === '')).toHaveLength(3);
  });

  it('reads a workbook by its header in any row', async () => {
    const file = await workbook([
      ['특강 신청 명단'],
      [],
      ['연락처', '성명'],
      ['010-8888-0002', '쌍둥이'],
      ['', '안건우'],
    ]);
    const { body } = await find({ file });
    expect(body.rows).toMatchObject([
      { row: 4, kind: 'MATCHED', candidates: [{ userId: twins[1], phoneEnd: '0002' }] },
      { row: 5, kind: 'MATCHED', candidates: [{ userId: students.geonu.id }] },
    ]);
  });

  it('does not offer students who left', async () => {
    const { body: left } = await api.call('POST', '/students', { as: 'admin', body: { name: '나간이' } });
    await api.call('PUT', `/students/${left.id}/toggle-status`, { as: 'admin', body: { isActive: false } });
    expect((await find({ text: '나간이' })).body.rows).toMatchObject([{ kind: 'UNKNOWN', candidates: [] }]);
  });
});
