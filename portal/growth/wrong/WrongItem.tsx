import { useId, useState } from 'react';
import { Button, ButtonLink, FactList, formatDay, Note } from '#ui-kit';
import { paths as boardPaths } from '../../board/paths.ts';
import { AnswerWords, RightAnswers } from '../../shared/AnswerWords.tsx';
import type { PortalWrongItemsQuery } from '../generated/graphql.ts';
import css from './WrongItem.module.css';

/** A question that was wrong: which it is, and the answers once they are asked for. */
export function WrongItem({ item }: { item: PortalWrongItemsQuery['scoreAnswers'][number] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { number, unit, kind, given, answer, alsoAccepts, exam, examId } = item;
  const title = `${exam?.name ?? '시험'} ${number}번`;
  return (
    <li className={css.item}>
      <h2 id={id}>{title}</h2>
      <Note>{[unit, exam && formatDay(exam.weeklyLecture.heldOn)].filter(Boolean).join(' · ')}</Note>
      {isOpen && (
        <FactList
          facts={[
            { label: '내 답', value: <AnswerWords answer={given} kind={kind} /> },
            { label: '정답', value: <RightAnswers answer={answer} alsoAccepts={alsoAccepts} kind={kind} /> },
          ]}
        />
      )}
      <div className={css.acts}>
        <Button aria-expanded={isOpen} aria-describedby={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '정답 가리기' : '정답 보기'}
        </Button>
        {exam && (
          <ButtonLink
            variant="quiet"
            aria-label={`${title} 질문하기`}
            href={boardPaths.askAboutExam(exam.weeklyLecture.lectureId, examId ?? '', number ?? undefined)}
          >
            질문하기
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
