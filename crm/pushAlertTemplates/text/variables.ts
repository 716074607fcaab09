import { fillVariables, variablesOf } from '#ui-kit/format/text/fillVariables.ts';

/** Values of a template's variables, by name. */
export type VariableValues = Readonly<Record<string, string | undefined>>;

/** What a text may say of everybody. */
const OF_PERSON = ['학원', '이름', '학교', '학년', '보호자'];
const OF_WEEK = ['강의', '주차', '날짜', '시각'];
const OF_BOOKING = ['예약', '날짜', '시각', '장소'];
const OF_MOVE = ['변경전', '변경후'];
const OF_EXAM = ['시험', '점수', '만점', '강의', '주차', '날짜'];

/** What a text may say besides, by its event. Of the server's facts (`api/rest/notifications/firing/facts.ts`). */
const OF_EVENT: Readonly<Record<string, string[]>> = {
  MANUAL: [...OF_WEEK, '출결'],
  ABSENT: [...OF_WEEK, '출결'],
  LATE: [...OF_WEEK, '출결'],
  ARRIVAL: OF_BOOKING,
  DEPARTURE: OF_BOOKING,
  CLINIC_RESERVED: OF_BOOKING,
  CLINIC_PROMOTED: OF_BOOKING,
  CLINIC_CANCELLED: OF_BOOKING,
  CLINIC_TOMORROW: OF_BOOKING,
  CLINIC_MOVED: ['예약', ...OF_MOVE],
  WEEK_MOVED: ['강의', '주차', ...OF_MOVE],
  SCORE_SHOWN: OF_EXAM,
  CLINIC_TODO: ['시험', '할일', '강의'],
  ANNOUNCEMENT: ['제목', '강의', '주차', '날짜'],
  QUESTION_ANSWERED: ['제목'],
  REPORT_CARD: [...OF_EXAM, '링크'],
  DDAY_WEEK: ['제목', '강의', '날짜'],
  PASSWORD_RESET: [],
};

/** The variables a template of this event may use, in the order offered. */
export function variablesOfEvent(event: string): string[] {
  return [...OF_PERSON, ...(OF_EVENT[event] ?? [])];
}

/** The text with its `#{변수}` filled; unknown ones are left in. */
export function filledText(body: string, values: VariableValues): string {
  return fillVariables(body, values).text;
}

/** The variables of a text that its event has no value for, each once. */
export function unknownVariables(body: string, event: string): string[] {
  const known = variablesOfEvent(event);
  return variablesOf(body).filter((name) => !known.includes(name));
}
