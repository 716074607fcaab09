import { AlertIcon } from '#ui-kit/icons.ts';
import { answerText } from '../key/answers.ts';
import css from '../Exams.module.css';
import type { ExamAnalysisQuery } from '../generated/graphql.ts';

type Item = NonNullable<ExamAnalysisQuery['exams_by_pk']>['questionStatistics'][number];

interface ItemTableProps {
  items: readonly Item[];
}

/** A wrong choice is named if this share of all students chose it. */
const LURE = 0.25;

const rules: Record<string, string> = { VOID: '무효', ALL_CORRECT: '전원 정답' };

/** Figures of each question: correct rate, discrimination, and the most frequent wrong choice. */
export function ItemTable({ items }: ItemTableProps) {
  return (
    <table className={css.items}>
      <caption className="visually-hidden">문항 분석</caption>
      <thead>
        <tr>
          <th scope="col">문항</th>
          <th scope="col" data-words>
            단원
          </th>
          <th scope="col" data-words>
            정답
          </th>
          <th scope="col">배점</th>
          <th scope="col">정답률</th>
          <th scope="col" title="상위 27% 정답률 − 하위 27% 정답률">
            변별도
          </th>
          {['①', '②', '③', '④', '⑤'].map((choice) => (
            <th key={choice} scope="col" data-choice>
              {choice}
            </th>
          ))}
          <th scope="col">무답</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.number}>
            <th scope="row">{item.number}</th>
            <td data-words>{item.unit}</td>
            <td data-words>{rules[item.gradingRule ?? ''] ?? answerText(item.answer, item.kind ?? '')}</td>
            <td>{item.points}</td>
            <td>
              <span className={css.rate} aria-hidden>
                <span style={{ width: `${item.correctRate ?? 0}%` }} />
              </span>
              <span className={css.percent}>{item.correctRate == null ? '–' : `${Math.round(item.correctRate)}%`}</span>
            </td>
            <td>{item.discrimination == null ? '–' : Math.round(item.discrimination)}</td>
            <Choices item={item} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Choices({ item: { choiceCounts, answer, takenCount } }: { item: Item }) {
  if (!choiceCounts) return <td colSpan={6} />;
  const [none = 0, ...chosen] = choiceCounts;
  return (
    <>
      {chosen.map((count, at) => {
        const isRight = String(answer ?? '').includes(String(at + 1));
        const isLure = !isRight && answer !== null && count >= Math.max(1, LURE * (takenCount ?? 0));
        return (
          <td key={at} data-right={isRight || undefined} data-lure={isLure || undefined}>
            {isLure && (
              <span role="img" aria-label="많이 고른 오답" title="많이 고른 오답" className={css.lure}>
                <AlertIcon aria-hidden />
              </span>
            )}
            {count}
          </td>
        );
      })}
      <td>{none}</td>
    </>
  );
}
