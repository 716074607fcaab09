import type { FieldReading } from '#omr/marks/decide.ts';

/** Why a person must look at a sheet. */
export type Flag =
  | 'UNKNOWN_NUMBER'
  | 'NOT_PARTICIPANT'
  | 'DUPLICATE_STUDENT'
  | 'DOUBLE_MARK'
  | 'FAINT_MARK'
  | 'UNCERTAIN_PAGE'
  | 'ABSENT_STUDENT'
  | 'ALREADY_SCORED'
  | 'KEY_MISSING'
  | 'SEVERAL_SHEETS';

type Fields = Readonly<Record<string, FieldReading>>;

/** Where nothing was answered. */
const none = -1;

/**
 * The answers of a page by question, in the form of `score_attempts.answers`, with its doubts. A number
 * with a blank digit inside or at its end is in doubt: `1_3` is neither 13 nor 103.
 * @param questions the kind of each question, see `Paper`
 */
export function answersOf(fields: Fields, questions: string): { answers: number[]; flags: Flag[] } {
  const flags = new Set<Flag>();
  const answers = [...questions].map((kind, at) => {
    const own = fieldsOf(fields, at + 1);
    for (const { value, flagged } of own) if (flagged) flags.add(Array.isArray(value) ? 'DOUBLE_MARK' : 'FAINT_MARK');
    if (kind === 'C') return choiceOf(own[0]);
    const digits = own.map(({ value }) => (Array.isArray(value) ? '?' : value || '_')).join('');
    if (/^_*$/.test(digits)) return none;
    const number = /^_*(\d+)$/.exec(digits)?.[1];
    if (number === undefined) flags.add(digits.includes('?') ? 'DOUBLE_MARK' : 'FAINT_MARK');
    return number === undefined ? none : Number(number);
  });
  return { answers, flags: [...flags] };
}

/** The readings of a question's fields: `q3`, or the digits of a number `q16.1`, `q16.2` … */
function fieldsOf(fields: Fields, number: number): FieldReading[] {
  const whole = fields[`q${number}`];
  if (whole) return [whole];
  const places: FieldReading[] = [];
  for (let place = 1; ; place++) {
    const reading = fields[`q${number}.${place}`];
    if (!reading) return places;
    places.push(reading);
  }
}

function choiceOf(reading: FieldReading | undefined): number {
  if (!reading || reading.value === '') return none;
  return Number(Array.isArray(reading.value) ? reading.value.join('') : reading.value);
}
