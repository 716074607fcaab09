/** A column that is read. */
export interface Column {
  field: 'studentNumber' | 'name' | number;
  index: number;
  header: string;
}

/** A row that is no student's answers, and is named; a blank one and a header again are nothing to say. */
export type Left = { why: 'about'; what: string } | { why: 'unanswered' } | { why: 'nothing' };

/** What a row of texts is where it is not read as answers; null where it is. */
export function leftOf(texts: readonly string[], columns: readonly Column[]): Left | null {
  const filled = columns.filter(({ index }) => (texts[index] ?? '') !== '');
  if (filled.length === 0 || columns.every(({ index, header }) => texts[index] === header)) return { why: 'nothing' };
  const who = columns.flatMap(({ field, index }) => (typeof field === 'string' ? [texts[index] ?? ''] : [])).join(' ');
  const first = texts.find((text) => text !== '') ?? '';
  const about = [who, first].find((text) => aboutTheExam.test(text.replaceAll(/\s/g, '')));
  if (about !== undefined) return { why: 'about', what: about.trim() };
  // Zero points for who was not there would look like any other score. A sheet handed in empty says so: 무응답, or a dash.
  const isAnswer = ({ field, index }: Column) => typeof field === 'number' && !away.test(texts[index] ?? '');
  return filled.some(isAnswer) ? null : { why: 'unanswered' };
}

/** What is said of rows that are left, in Korean. */
export function leftNotes(rows: readonly { row: number; left: Left | null }[]): string[] {
  const about = rows.flatMap(({ left }) => (left?.why === 'about' ? [left.what] : []));
  const unanswered = rows.flatMap(({ row, left }) => (left?.why === 'unanswered' ? [`${row}행`] : []));
  const list = (all: readonly string[]) => `${all.slice(0, most).join(', ')}${all.length > most ? ' 외' : ''}`;
  return [
    ...(about.length > 0 ? [`학생이 아니어서 읽지 않은 행 ${about.length}개: ${list(about)}`] : []),
    ...(unanswered.length > 0 ? [`답이 하나도 없어 읽지 않은 학생 ${unanswered.length}명: ${list(unanswered)}`] : []),
  ];
}

const most = 20;

const away = /^(결시|결석|미응시|불참|absent)$/i;

const aboutTheExam =
  /^(정답|모범답안|답안키|배점|점수|만점|총점|합계|총계|소계|평균|정답률|정답자수?|응시자수?|최고점?|최저점?|표준편차|key|answerkey|points|average|mean)$/i;
