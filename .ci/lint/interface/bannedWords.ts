/** A word that no screen, message or text says. `docs/words.md` shows the table to people and is held to it. */
export interface BannedWord {
  /** As the table names it. */
  not: string;
  /** What stands there instead. */
  but: string;
  /** Meets it as a word of the interface; what a text fills in is `…`. */
  pattern: RegExp;
  /** Where it is one; everywhere when left out. */
  within?: RegExp;
}

/** Begins a word, so that it is no part of another one. */
const word = (of: string): RegExp => new RegExp(`(?<![가-힣])(?:${of})`);

/** The words, in the order of `docs/words.md`. */
export const bannedWords: readonly BannedWord[] = [
  { not: '고치기, 고침', but: '수정', pattern: word('고치기|고침') },
  { not: '더하기, 더함', but: '추가', pattern: word('더하기|더함') },
  { not: '지우기, 지움', but: '삭제, 초기화', pattern: word('지우기|지움') },
  { not: '쓰기', but: '작성, 입력, 추가', pattern: word('쓰기(?! 권한)') },
  {
    not: '때 (고친 때, 보내는 때)',
    but: '일시, 시각 (수정일, 발송 시각)',
    pattern: /^때$|[는은한친인낸본난든쓴연운준할] 때$/,
  },
  { not: '받기 (파일)', but: '다운로드', pattern: /(?:엑셀|파일|PDF|양식|CSV)(?:로|을)? 받기|내려받기|채워 받기/ },
  { not: '넣기', but: '추가, 업로드, 반영', pattern: /(?<!붙여)넣기/ },
  { not: '낱말', but: '단어', pattern: /낱말/ },
  { not: '찾기', but: '검색', pattern: /(?<!비밀번호 )찾기/ },
  { not: '첫 화면', but: '홈페이지, 홈', pattern: /첫 화면/ },
  { not: '화면 오류', but: '오류 기록', pattern: /화면 오류/ },
  { not: '누가, 누구의 것', but: '사용자, 대상', pattern: /^(?:누가|누구의 것)$/ },
  { not: '무엇을, 하는 일', but: '작업', pattern: /^(?:무엇을|하는 일)$/ },
  { not: '앞 → 뒤', but: '변경 전 → 변경 후', pattern: /앞 → 뒤/ },
  { not: '부름, 부르기', but: '연락함, 클리닉 안내', pattern: word('부름|부르기') },
  { not: '기다림, 마침, 나감', but: '대기, 완료, 발송', pattern: word('(?:기다림|마침|나감)$') },
  { not: '거절 (파일의 행)', but: '오류', pattern: /거절/, within: /^crm\/students\/import\// },
  { not: '맡긴 일', but: '권한', pattern: /맡긴 일|맡김/ },
  { not: '볼 학생', but: '열람 대상, 응시 학생', pattern: /(?<!미리)볼 학생(?:$|[’':])/ },
  { not: '더 보기 (메뉴)', but: '메뉴', pattern: /(?<!…개) 더 보기/ },
  { not: '한 쪽에 10개', but: '10개씩', pattern: /한 쪽에/ },
  { not: '내기, 낸 때', but: '제출, 등록', pattern: word('내기$|낸 때') },
  { not: 'B 연결', but: '보강 연결', pattern: /B 연결/ },
  { not: '화면을 벗어남', but: '화면 이탈', pattern: /벗어남/ },
  { not: '보이는 열', but: '표시할 열', pattern: /(?<!로 )보이는 열/ },
  { not: '바꾼 내역', but: '변경 내역', pattern: /바꾼 내역/ },
  {
    not: '처리하지 못했습니다',
    but: '무엇을 못 했고 이제 무엇을 하면 되는지',
    pattern: /^처리하지 못했(?:습니다|어요)/,
  },
  { not: '가운데 (여럿에서)', but: '중', pattern: /(?<![가-힣]) ?가운데(?![가-힣])/ },
  { not: '이상 맞으면', but: '이상 맞히면', pattern: /이상 맞으면/ },
  {
    not: '쪽 (학생이 읽는 것)',
    but: '페이지',
    pattern: /(?<![왼오른위아래안바어느])쪽/,
    within: /^(?:portal|app|ui-kit|crm\/submissions|api\/rest\/submissions)\//,
  },
];
