import { josa } from 'es-hangul';

/** An attempt below its cutline, whose student comes to the clinic for it. */
export interface Due {
  attemptId: string;
  studentId: string;
  /** Of the student. */
  name: string;
  /** The exam in words, such as its week and name. */
  exam: string;
  value: number | null;
  cutline: number | null;
}

/** What a student finds among their todos. */
export function todoTitle({ exam }: Due): string {
  return `${exam} 재시험`.slice(0, 100);
}

/** A text to everybody who must sit again, as it begins. */
export function callText(due: readonly Due[]): string {
  const [exam, ...others] = new Set(due.map((one) => one.exam));
  const what = others.length === 0 && exam !== undefined ? exam : '시험';
  return `${josa(what, '이/가')} 커트라인에 못 미쳐 재시험이 있습니다. 클리닉 시간을 예약해 주세요.`;
}
