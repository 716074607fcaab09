import { useGql } from '#client/graphql/gql.ts';
import { ButtonLink, EmptyState, Link, QueryView } from '#ui-kit';
import { paths as examPaths } from '../exams/paths.ts';
import { AnswerWords, RightAnswers } from '../shared/AnswerWords.tsx';
import { Card } from '../shared/page/Card.tsx';
import { Files } from '../shared/Files.tsx';
import {
  PortalWrongAnswersDocument,
  type PortalGrowthQuery,
  type PortalWrongAnswersQuery,
} from './generated/graphql.ts';
import css from './Growth.module.css';
import { paths } from './paths.ts';

/** What was wrong in all exams, the latest first, each exam with its explanations. */
export function WrongAnswers({ exams }: Pick<PortalGrowthQuery, 'exams'>) {
  const query = useGql(PortalWrongAnswersDocument, {});
  return (
    <Card title="오답 모음">
      <QueryView query={query}>
        {({ scoreAnswers, files }) => {
          const wrong = exams.filter(({ id }) => scoreAnswers.some(({ examId }) => examId === id));
          if (wrong.length === 0) {
            return (
              <EmptyState
                of={exams.length > 0 ? 'done' : 'sheet'}
                title={exams.length > 0 ? '틀린 문항이 없어요' : '아직 공개된 시험이 없어요'}
              >
                틀린 문항이 생기면 시험마다 모아 보여 줘요.
              </EmptyState>
            );
          }
          return [
            <p key="again" className={css.unprinted}>
              <ButtonLink href={paths.wrong()}>정답을 가리고 다시 풀기</ButtonLink>
            </p>,
            ...wrong.map((exam) => (
              <ExamWrongs
                key={exam.id}
                exam={exam}
                answers={scoreAnswers.filter(({ examId }) => examId === exam.id)}
                files={files.filter(({ ownerId }) => ownerId === exam.id)}
              />
            )),
          ];
        }}
      </QueryView>
    </Card>
  );
}

interface ExamWrongsProps {
  exam: PortalGrowthQuery['exams'][number];
  answers: PortalWrongAnswersQuery['scoreAnswers'];
  files: PortalWrongAnswersQuery['files'];
}

function ExamWrongs({ exam: { id, name }, answers, files }: ExamWrongsProps) {
  return (
    <section className={css.exam}>
      <h3 className={css.lecture}>
        <Link href={examPaths.exam(id)}>{name}</Link>
      </h3>
      <table className={css.wrongs}>
        <caption className="visually-hidden">{`${name} 오답`}</caption>
        <thead>
          <tr>
            <th scope="col">번호</th>
            <th scope="col">단원</th>
            <th scope="col">내 답</th>
            <th scope="col">정답</th>
          </tr>
        </thead>
        <tbody>
          {answers.map(({ number, unit, kind, given, ...right }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{unit || '–'}</td>
              <td>
                <AnswerWords answer={given} kind={kind} />
              </td>
              <td>
                <RightAnswers {...right} kind={kind} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {files.length > 0 && (
        <div className={css.unprinted}>
          <Files label={`${name} 해설`} files={files} />
        </div>
      )}
    </section>
  );
}
