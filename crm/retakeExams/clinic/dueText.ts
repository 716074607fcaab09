import { josa } from 'es-hangul';

/** An attempt below its cutline, for which the student must come to the clinic. */
export interface Due {
  attemptId: string;
  studentId: string;
  /** The student's id. */
  name: string;
  /** The name of the exam, such as its week and name. */
  exam: string;
  value: number | null;
  cutline: number | null;
}

/** The title of the student's todo. */
export function todoTitle({ exam }: Due): string {
  return `${exam} 재시험`.slice(0, 100);
}

/** The initial text of the message to everybody who must retake. */
export function callText(due: readonly Due[]): string {
  const [exam, ...others] = new Set(due.map((one) => one.exam));
  const what = others.length === 0 && exam !== undefined ? exam : '시험';
  return `${josa(what, '이/가')} 커트라인에 못 미쳐 재시험이 있습니다. 클리닉 시간을 예약해 주세요.`;
}
