/** How many students an import registers and changes: `신규 등록 300명, 정보 변경 2명`; a part with none is left out. */
export function importCounts(created: number, changed: number): string {
  const parts = [
    created > 0 && `신규 등록 ${created.toLocaleString('ko')}명`,
    changed > 0 && `정보 변경 ${changed.toLocaleString('ko')}명`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** What an import does, or did, in one sentence. */
export function importWords(created: number, changed: number, ending: '합니다' | '했습니다'): string {
  return `${importCounts(created, changed)}을 저장${ending}.`;
}
