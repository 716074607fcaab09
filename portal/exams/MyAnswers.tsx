import { EmptyState, Link } from '#ui-kit';
import { paths as boardPaths } from '../board/paths.ts';
import { AnswerWords, RightAnswers } from '../shared/AnswerWords.tsx';
import { Card } from '../shared/page/Card.tsx';
import css from './Exam.module.css';
import type { PortalExam } from './types.ts';

type Answer = PortalExam['scores'][number]['answers'][number];

/** Each question as right or wrong, then the wrong ones with the given and the right answer. */
export function MyAnswers({ exam, answers }: { exam: PortalExam; answers: readonly Answer[] }) {
  const counted = answers.filter(({ gradingRule }) => gradingRule !== 'VOID');
  const wrong = counted.filter(({ isCorrect }) => !isCorrect);
  return (
    <Card title={`문항별 결과 · ${counted.length - wrong.length}/${counted.length} 정답`}>
      <ol role="list" className={css.marks}>
        {answers.map((answer) => (
          <li key={answer.number} data-mark={markOf(answer)}>
            <span>{answer.number}</span>
            <strong aria-hidden>{markOf(answer)}</strong>
            <span className={css.hidden}>{`번 ${{ O: '정답', X: '오답', '–': '무효' }[markOf(answer)]}`}</span>
          </li>
        ))}
      </ol>
      {wrong.length === 0 ? (
        counted.length > 0 && (
          <EmptyState of="done" title="틀린 문항이 없어요">
            모두 맞혔어요.
          </EmptyState>
        )
      ) : (
        <div className={css.scroller}>
          <table className={css.wrong}>
            <caption>틀린 문항</caption>
            <thead>
              <tr>
                <th scope="col">번호</th>
                <th scope="col">단원</th>
                <th scope="col">내 답</th>
                <th scope="col">정답</th>
                <th scope="col">배점</th>
                <th scope="col">
                  <span className={css.hidden}>질문</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {wrong.map((answer) => (
                <tr key={answer.number}>
                  <th scope="row">{answer.number}</th>
                  <td>{answer.unit || '–'}</td>
                  <td>
                    <AnswerWords answer={answer.given} kind={answer.kind} />
                  </td>
                  <td>
                    <RightAnswers {...answer} />
                  </td>
                  <td>{answer.points}</td>
                  <td>
                    <Link
                      href={boardPaths.askAboutExam(exam.weeklyLecture.lectureId, exam.id, answer.number ?? undefined)}
                      aria-label={`${answer.number}번 질문`}
                    >
                      질문
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function markOf({ gradingRule, isCorrect }: Answer): 'O' | 'X' | '–' {
  if (gradingRule === 'VOID') return '–';
  return isCorrect ? 'O' : 'X';
}
