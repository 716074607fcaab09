/** What such a column is called, without spaces and punctuation. */
export const standingWords: readonly string[] = [
  '상태',
  '수강상태',
  '재원상태',
  '재원여부',
  '원생상태',
  '회원상태',
  '재적상태',
  '등록상태',
  '재원구분',
  '학적',
];

/** What a list says of who is not here, such as 퇴원 or 휴원; null for who is, and where it says nothing. */
export function standingOf(text: string): string | null {
  const word = text.normalize('NFKC').replaceAll(/\s/g, '');
  return /퇴원|휴원|휴학|휴강|탈퇴|퇴실|중지|종료|종강|졸업|수료|취소|해지|탈락|미등록|대기|상담|예정|예비|비활성|inactive|withdrawn|left|leave/i.test(
    word,
  )
    ? text
    : null;
}
