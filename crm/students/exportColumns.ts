import type { ExportColumn } from '#client/generated/rest/students.ts';

/** The columns a file of students can have, in their order; the import knows their words. */
export const exportColumns = [
  { id: 'name', label: '이름' },
  { id: 'studentNumber', label: '학번' },
  { id: 'school', label: '학교' },
  { id: 'grade', label: '학년' },
  { id: 'phone', label: '휴대폰' },
  { id: 'parentName', label: '보호자' },
  { id: 'parentPhone', label: '보호자 휴대폰' },
  { id: 'lecture', label: '대표강의' },
  { id: 'tags', label: '태그' },
  { id: 'memo', label: '메모' },
  { id: 'state', label: '상태' },
  { id: 'registeredOn', label: '등록일' },
] as const satisfies { id: ExportColumn; label: string }[];

/** What an import reads. A memo is written anew each time, so that a filled template leaves it empty. */
export const templateColumns: readonly ExportColumn[] = exportColumns.map(({ id }) => id).slice(0, 9);

/** The header words of columns. */
export function columnWords(columns: readonly ExportColumn[]): string[] {
  return exportColumns.filter(({ id }) => columns.includes(id)).map(({ label }) => label);
}
