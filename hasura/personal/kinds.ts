/** A kind of personal data: what it is, whose, for what, and until when; in the words of a page for the academy. */
export interface Kind {
  what: string;
  whose: string;
  purpose: string;
  until: string;
}

const byTheRule = '보관 규칙(퇴원 뒤 5년, 설정할 수 있음)에 따라 익명 처리할 때까지';

/** Every kind that the database holds. */
export const kinds = {
  identity: {
    what: '이름, 아이디, 학번, 학교, 학년, 생년월일',
    whose: '학생, 직원',
    purpose: '누구인지 알아보고 수업을 운영',
    until: byTheRule,
  },
  contact: { what: '전화번호', whose: '학생, 직원', purpose: '로그인 도움, 수업 연락', until: byTheRule },
  guardian: { what: '보호자 이름과 전화번호', whose: '보호자', purpose: '출결과 성적 알림', until: byTheRule },
  learning: {
    what: '출결, 성적, 답안, 제출물, 단어 학습, 영상 시청, 예약',
    whose: '학생',
    purpose: '수업, 평가, 클리닉',
    until: `${byTheRule}. 점수와 출결은 이름 없이 남음`,
  },
  counsel: {
    what: '상담, 메모, 결석 사유, 질문과 답변',
    whose: '학생',
    purpose: '상담과 학습 도움',
    until: byTheRule,
  },
  consent: { what: '동의한 사람과 때', whose: '학생, 보호자', purpose: '동의를 증명', until: byTheRule },
  messages: {
    what: '보낸 문자와 알림',
    whose: '학생, 보호자',
    purpose: '연락, 보낸 사실의 확인',
    until: byTheRule,
  },
  files: { what: '올린 파일과 사진', whose: '학생, 직원', purpose: '자료, 제출물, 프로필', until: byTheRule },
  pay: {
    what: '급여, 계좌, 경비, 근무 기록',
    whose: '직원',
    purpose: '급여 계산과 지급',
    until: '지운 직원의 계좌는 곧바로, 급여 명세는 법이 정한 동안',
  },
  secrets: {
    what: '비밀번호, 2단계 인증, 기기, 링크의 해시와 열쇠',
    whose: '모든 사용자, 보호자',
    purpose: '로그인과 접근 통제',
    until: '끝나거나 지울 때',
  },
  traces: {
    what: '접속 기록, 변경 기록, 보안 기록, 오류 보고',
    whose: '모든 사용자',
    purpose: '안전성 확보조치의 접속 기록, 잘못된 변경을 되돌림',
    until: '접속·보안 기록 2년, 변경 기록은 관리자가 정한 달수(24개월부터), 오류 보고 90일',
  },
  visitor: {
    what: '입학 문의의 이름, 전화번호, 학년, 내용',
    whose: '문의한 사람',
    purpose: '문의에 답함',
    until: '처리하고 180일, 처리하지 않으면 1년',
  },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
