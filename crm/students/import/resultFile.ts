import type { ImportReport, ImportRow } from '#client/generated/rest/students.ts';
import { formatPhone } from '#ui-kit';
import type { SheetFile } from '../../shared/lists/sheetFile.ts';

/** A file with the result of each row of the preview, after the selected ones were written. */
export function resultFile(preview: ImportReport, written: ImportReport): SheetFile {
  const byRow = new Map(written.rows.map((row) => [row.row, row]));
  return {
    header: ['행', '결과', '학번', '이름', '학교', '학년', '휴대폰', '내용'],
    rows: preview.rows.map((row) => {
      const done = byRow.get(row.row);
      const shown = done ?? row;
      return [
        String(row.row),
        done ? results[done.kind] : leftOut[row.kind],
        shown.studentNumber ?? '',
        shown.name,
        shown.school,
        shown.grade ?? '',
        formatPhone(shown.phone ?? ''),
        explanation(row),
      ];
    }),
  };
}

const results: Record<ImportRow['kind'], string> = {
  NEW: '신규 등록',
  CHANGED: '정보 변경',
  SAME: '동일',
  DUPLICATE: '중복 확인 필요',
  LEFT_OUT: '제외',
  REFUSED: '오류',
};
const leftOut: Record<ImportRow['kind'], string> = {
  ...results,
  NEW: '고르지 않음(신규)',
  CHANGED: '고르지 않음(변경)',
};

function explanation({ kind, problems, changes, candidates, notes }: ImportRow): string {
  if (kind === 'LEFT_OUT') return notes.join(' ');
  if (problems.length > 0)
    return problems.map(({ column, header, reason }) => `${column} ${header}: ${reason}`).join(' ');
  if (candidates.length > 0)
    return `같은 학생일 수 있음: ${candidates.map(({ studentNumber }) => studentNumber).join(', ')}`;
  return changes.map(({ label, before, after }) => `${label}: ${before || '없음'} → ${after}`).join(', ');
}
