import { josa } from 'es-hangul';
import { measureText, SMS_BYTES } from '../../smsMessages/parts.ts';

/** An attempt below its cutline, for which the student must come to the clinic. */
export interface Due {
  /** The score that is below; null for a test whose results are no scores. */
  attemptId: string | null;
  studentId: string;
  /** The student's id. */
  name: string;
  /** The name of the exam, such as its week and name. */
  exam: string;
  value: number | null;
  cutline: number | null;
}

/** The title of the student's todo. */
export function todoTitle({ exam }: Pick<Due, 'exam'>): string {
  return `${exam} 재시험`.slice(0, 100);
}

/** Tells the todos of a call apart: by the score, or by student and title without one. */
export const todoKey = (attemptId: string | null, studentId: string, title: string): string =>
  attemptId ?? `${studentId} ${title}`;

export const keyOfDue = (due: Due): string => todoKey(due.attemptId, due.studentId, todoTitle(due));

/** The initial text of the message to everybody who must retake: one SMS, so that an exam is named only where its name fits. */
export function callText(due: readonly Due[]): string {
  const [exam, ...others] = new Set(due.map((one) => one.exam));
  const named = textAbout(exam ?? '시험');
  return others.length === 0 && measureText(named).bytes <= SMS_BYTES ? named : textAbout('시험');
}

const textAbout = (what: string): string =>
  `[재시험] ${josa(what, '이/가')} 커트라인 미달입니다. 클리닉 시간을 예약해 주세요.`;
