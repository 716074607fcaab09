/** The words for how personal data was looked at or taken. */
export const accessKinds = [
  { value: 'RECORD', label: '학생 화면' },
  { value: 'LIST', label: '긴 목록' },
  { value: 'EXPORT', label: '내보내기' },
  { value: 'FILE', label: '파일' },
  { value: 'REPORT_CARD', label: '성적표' },
  { value: 'PHONE', label: '전화번호' },
  { value: 'PREVIEW', label: '학생 포털 보기' },
] as const;

/** The words for one kind. */
export function kindWords(kind: string): string {
  return accessKinds.find(({ value }) => value === kind)?.label ?? kind;
}

/** Whose data it was: a name, or how many. */
export function whoseWords({
  student,
  studentCount,
}: {
  student?: { name: string | null } | null;
  studentCount: number;
}): string {
  return student?.name ?? `${studentCount.toLocaleString('ko')}명`;
}
