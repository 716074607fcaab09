import { josa } from 'es-hangul';
import type { LeftCell } from '#client/generated/rest/auditLog.ts';
import { formatClock, formatGrade } from '#ui-kit';
import { someNames } from '#ui-kit/format/names/someNames.ts';
import { clinicWords, deliveryWords, statusWords } from '../../shared/scoreWords.ts';
import type { MyChangesQuery } from '../generated/graphql.ts';

/** An action of the stack, as the server answers it. */
export type MyChange = MyChangesQuery['myChanges'][number];

/** An action in one line: whose cell, which, from what to what, and how many others. */
export function sayChange(change: MyChange): string {
  const { cells, name, before, after, personName } = change;
  if (name == null || cells == null) return wholeWords[change.kind ?? ''] ?? '여러 칸 변경';
  const others = cells > 1 ? ` 외 ${(cells - 1).toLocaleString('ko')}칸` : '';
  const values = `${sayValue(name, before ?? null)} → ${sayValue(name, after ?? null)}`;
  return [personName, change.examName, retakeOf(change), `${columnOf(change)} ${values}${others}`]
    .filter(Boolean)
    .join(' ');
}

/** What changes no cell that was there. The words for all kinds are too many for a grid that opens. */
const wholeWords: Readonly<Record<string, string>> = {
  RETAKES_ADD: '재시험 추가',
  ANSWERS_IMPORT: '답 엑셀 업로드',
  WORD_TEST_SCORES: '단어 시험 점수 입력',
};

const retakeOf = ({ retakeNumber }: MyChange): string => (retakeNumber ? `${retakeNumber}차 재시험` : '');

const columnOf = ({ name, number }: MyChange): string =>
  name === 'answer' ? `${number}번 답` : (columnNames[name ?? ''] ?? '');

const columnNames: Readonly<Record<string, string>> = {
  attendance: '출결',
  memo: '메모',
  lock: '잠금',
  makeup: '보강',
  status: '응시',
  value: '점수',
  delivery: '응시 방식',
  clinic: '클리닉',
  grade: '등급',
  hours: '출퇴근',
  wageType: '구분',
};

function sayValue(name: string, value: string | null): string {
  if (name === 'lock') return value === null ? '열림' : '잠금';
  if (value === null) return '비움';
  if (name === 'makeup') return '보강 연결';
  if (name === 'grade') return formatGrade(value, null);
  if (name === 'hours')
    return value
      .split('/')
      .map((at) => (at === '' ? '' : formatClock(at)))
      .join('–');
  return words[name]?.[value] ?? value;
}

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: statusWords,
  delivery: deliveryWords,
  clinic: clinicWords,
};

/** What an undo left as it is, and why: one sentence for each reason. */
export function sayLeft(left: readonly LeftCell[], person = '학생'): string {
  const locked = left.filter(({ why }) => why === 'LOCKED');
  const changed = left.filter(({ why }) => why === 'CHANGED');
  const by = [...new Set(changed.flatMap(({ changedBy }) => changedBy ?? []))];
  const who = by.length === 1 ? josa(`${by[0]}님`, '이/가') : '다른 사람이';
  return [
    ...(changed.length > 0 ? [`${peopleIn(changed, person)}의 값은 그 사이 ${who} 바꿔서 그대로 두었습니다.`] : []),
    ...(locked.length > 0
      ? [`${peopleIn(locked, person)}의 값은 잠겨 있어서 그대로 두었습니다. 먼저 잠금을 풀어 주세요.`]
      : []),
  ].join(' ');
}

function peopleIn(left: readonly LeftCell[], person: string): string {
  const names = [...new Set(left.map(({ name }) => name))];
  return someNames([`${names[0]} ${person}`, ...names.slice(1)], 1);
}
