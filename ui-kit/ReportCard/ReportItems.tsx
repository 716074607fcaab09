import css from './ReportCard.module.css';

/** One question of the first attempt. */
export interface ReportItem {
  number: number;
  unit: string;
  points: number;
  mark: 'RIGHT' | 'WRONG' | 'VOID';
  /** Percentage of the class that answered it correctly; null where it must not be shown. */
  correctRate: number | null;
  /** How many answers the rate is of. */
  answeredBy: number | null;
}

const marks = { RIGHT: ['O', '정답'], WRONG: ['X', '오답'], VOID: ['–', '무효'] } as const;

/** Each question with right or wrong and the class's correct rate, then the units of the wrong ones. */
export function ReportItems({ items }: { items: readonly ReportItem[] }) {
  const counted = items.filter(({ mark }) => mark !== 'VOID');
  const rated = items.filter(({ correctRate }) => correctRate !== null);
  const answeredBy = Math.max(0, ...rated.map((item) => item.answeredBy ?? 0));
  const wrong = counted.filter(({ mark }) => mark === 'WRONG');
  return (
    <section className={css.section}>
      <h3>
        문항별 결과
        <span>
          {`${counted.length - wrong.length} / ${counted.length} 정답`}
          {rated.length > 0 && ` · 아래는 반 정답률 (답안 ${answeredBy}명 기준)`}
        </span>
      </h3>
      <ol role="list" className={css.items} aria-label="문항별 결과와 정답률">
        {items.map(({ number, mark, correctRate }) => (
          <li key={number} data-mark={mark}>
            <span>{number}</span>
            <strong aria-hidden>{marks[mark][0]}</strong>
            <span className="visually-hidden">{`번 ${marks[mark][1]}`}</span>
            <span>{correctRate === null ? '' : `${Math.round(correctRate)}%`}</span>
          </li>
        ))}
      </ol>
      {wrong.length > 0 && <p className={css.units}>{`다시 볼 단원: ${unitsOf(wrong).join(' · ') || '–'}`}</p>}
    </section>
  );
}

/** Units with the numbers of their wrong questions, most wrong first. */
function unitsOf(wrong: readonly ReportItem[]): string[] {
  const byUnit = Map.groupBy(wrong, ({ unit }) => unit);
  byUnit.delete('');
  return [...byUnit]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([unit, items]) => `${unit} (${items.map(({ number }) => `${number}번`).join(', ')})`);
}
