/** A text that is right although a word or its register is not, and why. One that is not needed any more is red. */
export interface Exception {
  file: string;
  /** The whole of it; what is filled in is `…`. */
  text: string;
  why: string;
}

const kindOfTest = 'a kind of word test, beside 4지선다';

/** Texts in which a word of the table is right. */
export const rightWords: readonly Exception[] = [
  { file: 'crm/words/grid/wordList.ts', text: '낱말', why: 'the heading of files that were downloaded before' },
  { file: 'crm/wordTests/testWords.ts', text: '쓰기', why: kindOfTest },
  { file: 'portal/wordTests/testWords.ts', text: '쓰기', why: kindOfTest },
  { file: 'portal/wordDecks/study/settings.ts', text: '철자 쓰기', why: 'a way to study, beside 뜻 고르기' },
  { file: 'hasura/generated/columnWords.ts', text: '쓰기', why: kindOfTest },
  { file: 'openapi/schemas/wordTests.yaml', text: '4지선다, 쓰기', why: kindOfTest },
  {
    file: 'api/rest/wordTests/refusals.ts',
    text: '4지선다는 단어장에 서로 다른 답이 4개 이상 있어야 합니다. 쓰기로 내거나 단어를 더 넣어 주세요.',
    why: kindOfTest,
  },
];

const declared = 'what a person declares, word for word';

/** Sentences that are right in the other register than that of who reads them. */
export const rightRegister: readonly Exception[] = [
  { file: 'app/pages/parentLink/Consent.tsx', text: '개인정보 수집과 이용에 동의합니다 (필수)', why: declared },
  { file: 'app/pages/parentLink/Consent.tsx', text: '수업 사진과 영상에 나와도 좋습니다 (선택)', why: declared },
  { file: 'app/pages/parentLink/Consent.tsx', text: '소식과 광고 문자를 받겠습니다 (선택)', why: declared },
  { file: 'app/pages/public/InquiryForm.tsx', text: '연락을 위해 이름과 연락처를 쓰는 데 동의합니다', why: declared },
  { file: 'ui-kit/MarkedPage/marks.ts', text: '참 잘했어요', why: 'a stamp that a teacher puts on a page' },
];
