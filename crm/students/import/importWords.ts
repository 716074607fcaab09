/** What an import does, or did, in one sentence: `신규 등록 300명, 정보 변경 2명을 저장합니다.` without the parts that are none. */
export function importWords(created: number, changed: number, ending: '합니다' | '했습니다'): string {
  const parts = [created > 0 && `신규 등록 ${created}명`, changed > 0 && `정보 변경 ${changed}명`].filter(Boolean);
  return `${parts.join(', ')}을 저장${ending}.`;
}
