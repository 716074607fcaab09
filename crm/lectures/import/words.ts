/** What an import makes: `강의 20개, 수강등록 600건`; a part with none is left out. */
export function importCounts(lectures: number, enrollments: number): string {
  const parts = [
    lectures > 0 && `강의 ${lectures.toLocaleString('ko')}개`,
    enrollments > 0 && `수강등록 ${enrollments.toLocaleString('ko')}건`,
  ];
  return parts.filter(Boolean).join(', ');
}
