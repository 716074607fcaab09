import { useNavigate, useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { isUuid } from '#client/isUuid.ts';
import { Button, QueryView, useToast } from '#ui-kit';
import { RecordMissing } from '../../shared/records/RecordMissing.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { useDeskKeys } from '#client/page/useDeskKeys.ts';
import { AnswerForm } from './AnswerForm.tsx';
import css from '../Board.module.css';
import { EntryCard } from './EntryCard.tsx';
import { QuestionDeskDocument, WaitingQuestionsDocument } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { QuestionCard } from '../QuestionCard.tsx';
import { QuestionSide } from './QuestionSide.tsx';
import type { Question } from '../types.ts';

/** `/crm/board/:postId`: one question with its answers; J and K go to the next and the last one that waits, A writes. */
export default function QuestionPage() {
  const { postId = '' } = useParams();
  return isUuid(postId) ? <QuestionView id={postId} /> : <NoQuestion />;
}

function QuestionView({ id }: { id: string }) {
  const query = useGql(QuestionDeskDocument, { id }, { requestPolicy: 'cache-and-network' });
  const question = query.data?.boardPosts_by_pk;
  const go = useQueue(id);
  useDeskKeys({
    KeyJ: go.next,
    KeyK: go.back,
    KeyA: () => document.querySelector<HTMLElement>('[data-answer] [contenteditable]')?.focus(),
  });
  if (question === null) return <NoQuestion />;
  return (
    <Page
      title={question?.title ?? '질문'}
      breadcrumbs={[{ label: '게시판', href: paths.board }]}
      description="J 다음 질문 · K 이전 질문 · A 답변 작성 · Ctrl+Enter 보내기"
      actions={
        <>
          <Button onClick={go.back}>앞 질문</Button>
          <Button onClick={go.next}>다음 질문</Button>
        </>
      }
    >
      <QueryView query={query}>
        {() => question && <Desk key={id} question={question} onSent={go.afterAnswer} />}
      </QueryView>
    </Page>
  );
}

function Desk({ question, onSent }: { question: Question; onSent: () => void }) {
  const later = new Set(question.answers.flatMap(({ fileIds }) => fileIds));
  return (
    <div className={css.desk}>
      <div className={css.thread}>
        <QuestionCard question={question} files={question.files.filter(({ id }) => !later.has(id))} />
        {question.answers.map((answer) => (
          <EntryCard
            key={answer.id}
            answer={answer}
            files={question.files.filter(({ id }) => answer.fileIds.includes(id))}
          />
        ))}
        {question.category === 'QUESTION' && <AnswerForm question={question} onSent={onSent} />}
      </div>
      <QuestionSide question={question} />
    </div>
  );
}

/** The questions that wait, before and after the one on screen. */
function useQueue(id: string) {
  const { data } = useGql(WaitingQuestionsDocument, {}, { requestPolicy: 'cache-and-network' });
  const navigate = useNavigate();
  const toast = useToast();
  const waiting = data?.boardPosts.map((post) => post.id) ?? [];
  const at = waiting.indexOf(id);
  const open = (other: string | undefined, none: string): void => {
    if (other === undefined) toast({ message: none });
    else void navigate(paths.post(other));
  };
  const others = waiting.filter((other) => other !== id);
  return {
    next: () => open(waiting[at + 1], '마지막 질문입니다'),
    back: () => open(at === -1 ? waiting[0] : waiting[at - 1], '첫 질문입니다'),
    /** The one that takes the place of an answered one; the list when none waits. */
    afterAnswer: () => void navigate(others[Math.max(0, at)] ? paths.post(others[Math.max(0, at)] ?? '') : paths.board),
  };
}

function NoQuestion() {
  return (
    <Page title="질문" breadcrumbs={[{ label: '게시판', href: paths.board }]}>
      <RecordMissing title="글을 찾을 수 없습니다" href={paths.board} to="게시판으로">
        삭제되었거나 주소가 바뀌었습니다.
      </RecordMissing>
    </Page>
  );
}
