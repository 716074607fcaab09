/** The subject of a lecture, for the texts of its weeks, exams and questions. */
export interface Subject {
  name: string;
  /** Units in the order they are taught; they repeat in a longer term. */
  units: readonly string[];
  /** The kinds of questions in its exams: most are choices of five. */
  questions: number;
}

/** The subjects taught here. */
export const subjects = {
  calculus: subject(
    '미적분',
    20,
    '수열의 극한|급수|등비급수|지수함수와 로그함수의 미분|삼각함수의 미분|여러 가지 미분법|음함수와 역함수의 미분|도함수의 활용|접선과 극값|방정식과 부등식|여러 가지 적분법|치환적분|부분적분|정적분|정적분과 급수|넓이와 부피',
  ),
  statistics: subject(
    '확률과 통계',
    20,
    '여러 가지 순열|중복조합|이항정리|확률의 뜻|확률의 덧셈정리|조건부확률|독립시행|확률변수|이항분포|연속확률변수|정규분포|표준정규분포|표본평균의 분포|모평균의 추정|모비율의 추정|통계 총정리',
  ),
  algebra: subject(
    '수학Ⅰ',
    20,
    '거듭제곱근|지수의 확장|로그의 성질|상용로그|지수함수|로그함수|지수방정식|삼각함수의 뜻|삼각함수의 그래프|삼각방정식|사인법칙|코사인법칙|등차수열|등비수열|수열의 합|수학적 귀납법',
  ),
  analysis: subject(
    '수학Ⅱ',
    20,
    '함수의 극한|극한의 성질|함수의 연속|연속함수의 성질|미분계수|도함수|접선의 방정식|평균값 정리|증가와 감소|극대와 극소|방정식에의 활용|속도와 가속도|부정적분|정적분|넓이|속도와 거리',
  ),
  common: subject(
    '공통수학',
    20,
    '다항식의 연산|나머지정리|인수분해|복소수|이차방정식|이차함수|여러 가지 방정식|연립부등식|경우의 수|순열과 조합|행렬|평면좌표|직선의 방정식|원의 방정식|도형의 이동|집합과 명제',
  ),
  reading: subject(
    '영어',
    25,
    '글의 목적|심경 변화|주장과 요지|함축 의미|주제와 제목|도표와 안내문|어법|어휘|빈칸 추론 1|빈칸 추론 2|흐름과 무관한 문장|글의 순서|문장 삽입|요약문|장문 독해|실전 모의',
  ),
  korean: subject(
    '국어',
    25,
    '현대시 읽기|현대소설 읽기|고전시가|고전소설|갈래 복합|인문 지문|사회 지문|과학 지문|기술 지문|예술 지문|음운|단어와 형태소|문장 성분|중세 국어|화법과 작문|실전 모의',
  ),
  chemistry: subject(
    '화학Ⅰ',
    20,
    '물질의 양|화학 반응식|용액의 농도|원자의 구조|현대 원자 모형|주기율표|유효 핵전하|이온 결합|공유 결합|전기 음성도|분자의 구조|동적 평형|물의 자동 이온화|중화 반응|산화 환원|화학 반응과 열',
  ),
} as const;

function subject(name: string, questions: number, units: string): Subject {
  return { name, questions, units: units.split('|') };
}
