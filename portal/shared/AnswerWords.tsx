import css from './AnswerWords.module.css';

interface AnswerWordsProps {
  /** The number, or for choices its digits; negative or null when nothing was given. */
  answer: number | null;
  kind: string | null;
}

/** An answer: a number as it is, choices as circled digits large enough to read. */
export function AnswerWords({ answer, kind }: AnswerWordsProps) {
  if (answer === null || answer < 0) return '–';
  if (kind === 'SHORT') return String(answer);
  return [...String(answer)].map((choice) => (
    <span key={choice} className={css.choice}>
      {choice}
    </span>
  ));
}

interface RightAnswersProps extends AnswerWordsProps {
  alsoAccepts: unknown;
}

/** Every answer that counts as right. */
export function RightAnswers({ answer, alsoAccepts, kind }: RightAnswersProps) {
  const right = [answer, ...(Array.isArray(alsoAccepts) ? (alsoAccepts as number[]) : [])];
  return right.map((one, at) => (
    <span key={at}>
      {at > 0 && ' 또는 '}
      <AnswerWords answer={one} kind={kind} />
    </span>
  ));
}
