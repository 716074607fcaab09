import { NotAWorkbook, readWorkbook } from '../../../ports/xlsx.ts';
import { conflict, invalid, Problem } from '../../../http/problem.ts';
import type { Preparation } from '../../handler.ts';
import { lockStudentNumbers } from '../studentNumbers.ts';
import { readAcademy } from './academy.ts';
import { chooseSteps } from './choose.ts';
import { writeSteps } from './commit.ts';
import { findHeader, type Header } from './header.ts';
import { fingerprint, planImport, type Report, type Step } from './plan.ts';
import { readRows, type SheetRow } from './readRows.ts';

/** A sheet with students in it. */
interface Roster {
  sheet: string;
  header: Header;
  rows: SheetRow[];
}

/**
 * Reads students from an Excel file. PREVIEW answers what every row would do and writes nothing; COMMIT writes the
 * chosen rows, all or none, if they still do what the preview said, and answers what it wrote.
 */
export const importStudents: Preparation<'importStudents'> = {
  prepare: async ({ body }) => {
    const roster = await readRoster(body.file);

    return async ({ trx, now, changeSet }) => {
      const isCommit = body.mode === 'COMMIT';
      if (isCommit) await lockStudentNumbers(trx);
      // A transaction that is tried again begins with the rows as they were read.
      const rows = structuredClone(roster.rows);
      const steps = planImport(rows, roster.header, await readAcademy(trx, rows, isCommit));
      const plan = await fingerprint(steps);
      if (!isCommit) return report(roster, steps, { plan, mode: 'PREVIEW', changeSetId: null });

      if (body.plan === undefined) throw invalid([{ field: 'plan', message: '먼저 미리보기를 해 주세요.' }]);
      if (body.plan !== plan) {
        throw conflict('import-changed', '미리본 뒤로 파일이나 학생 정보가 바뀌었습니다. 미리보기를 다시 해 주세요.');
      }
      const chosen = chooseSteps(steps, body.rows);
      const changeSetId = chosen.length > 0 ? await changeSet('엑셀로 학생 등록') : null;
      await writeSteps(trx, chosen, now);
      return report(roster, chosen, { plan, mode: 'COMMIT', changeSetId });
    };
  },
};

const studentLimit = 10_000;

async function readRoster(file: Blob): Promise<Roster> {
  const sheets = await readWorkbook(new Uint8Array(await file.arrayBuffer())).catch((error: unknown) => {
    throw error instanceof NotAWorkbook ? refusal('not-a-workbook', error.message) : error;
  });
  for (const sheet of sheets) {
    const header = findHeader(sheet);
    if (!header) continue;
    const rows = readRows(sheet, header);
    if (rows.length > studentLimit) {
      throw refusal(
        'too-many-rows',
        `한 번에 ${studentLimit.toLocaleString('ko')}명까지 읽을 수 있습니다. 파일을 나눠 주세요.`,
      );
    }
    return { sheet: sheet.name, header, rows };
  }
  throw refusal('no-header', '처음 20행 안에서 이름(성명) 열을 찾지 못했습니다. 머리글이 있는 명단인지 확인해 주세요.');
}

function refusal(code: string, message: string): Problem {
  return new Problem(400, code, message, { errors: [{ field: 'file', message }] });
}

function report(
  { sheet, header }: Roster,
  steps: readonly Step[],
  outcome: Pick<Report, 'plan' | 'mode' | 'changeSetId'>,
): Report {
  const count = (kind: Report['rows'][number]['kind']) => steps.filter((step) => step.report.kind === kind).length;
  return {
    ...outcome,
    sheet,
    headerRow: header.row,
    counts: { new: count('NEW'), changed: count('CHANGED'), same: count('SAME'), refused: count('REFUSED') },
    rows: steps.map((step) => step.report),
  };
}
