import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useReopenBoardPost, useUpdateBoardPost, type PostInput } from '#client/generated/rest/board.ts';
import { useGql } from '#client/graphql/gql.ts';
import { Button, FactList, Link, SelectInput, StatusChip, useSending, Row } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { DeleteRecordDialog } from '../shared/records/DeleteRecordDialog.tsx';
import { paths as studentPaths } from '../students/paths.ts';
import css from './Board.module.css';
import { BoardDeskDocument } from './generated/graphql.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { paths } from './paths.ts';
import { PostDialog } from './PostDialog.tsx';
import { visibilityWords } from './QuestionRows.tsx';
import { documentOf, staffOptions, type Question } from './types.ts';
import { waitingState } from './waiting.ts';

/** What staff decide about a question, beside it. */
export function QuestionSide({ question }: { question: Question }) {
  const { data } = useGql(BoardDeskDocument, {});
  const [dialog, setDialog] = useState<'faq' | 'history' | 'delete' | null>(null);
  const update = useUpdateBoardPost();
  const reopen = useReopenBoardPost();
  const navigate = useNavigate();
  const assigning = useSending();
  const reopening = useSending();
  const assign = (assignedTaId: string | null) =>
    assigning.send(
      () => update.mutateAsync({ postId: question.id, data: { assignedTaId, version: question.version } }),
      '담당을 바꿨습니다',
    );
  const hours = data?.boardSettings[0]?.answerHours ?? 24;
  const waits = question.waitingSince ? waitingState(question.waitingSince, hours) : null;
  const asker = question.createdByStudent;
  const close = () => setDialog(null);
  return (
    <Card title="질문 정보">
      <div className={css.side}>
        <StatusChip tone={waits?.tone ?? 'positive'}>{waits?.words ?? '답변함'}</StatusChip>
        <FactList
          facts={[
            {
              label: '학생',
              value: asker ? <Link href={studentPaths.student(asker.id)}>{asker.user.name}</Link> : null,
            },
            { label: '볼 사람', value: visibilityWords[question.visibility] },
          ]}
        />
        <SelectInput
          aria-label="담당"
          value={question.assignedTaId}
          emptyLabel="담당 없음"
          options={staffOptions(data)}
          onChange={(assignedTaId) => void assign(assignedTaId)}
        />
        <Row wrap align="stretch">
          {question.waitingSince === null && (
            <Button
              loading={reopen.isPending}
              onClick={() =>
                void reopening.send(() => reopen.mutateAsync({ postId: question.id }), '질문을 다시 열었습니다')
              }
            >
              다시 열기
            </Button>
          )}
          {question.answeredAt !== null && <Button onClick={() => setDialog('faq')}>FAQ로 만들기</Button>}
          <Button onClick={() => setDialog('history')}>고친 이력</Button>
          <Button onClick={() => setDialog('delete')}>질문 지우기</Button>
        </Row>
      </div>
      {dialog === 'faq' && <PostDialog category="FAQ" begin={faqOf(question)} onClose={close} />}
      {dialog === 'history' && <HistoryDialog postId={question.id} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteRecordDialog
          resource="boardPosts"
          id={question.id}
          title="질문을 지울까요?"
          confirmLabel="질문 지우기"
          said="질문을 지웠습니다"
          onClose={close}
          onDeleted={() => void navigate(paths.board)}
        >
          학생과 반 친구들에게 더 보이지 않고, 사진과 파일도 열리지 않습니다.
        </DeleteRecordDialog>
      )}
    </Card>
  );
}

/** The question and its best answer as an FAQ. */
function faqOf({ title, body, answers }: Question): { title: string; content: PostInput['content'] } {
  const given = answers.filter(({ kind }) => kind === 'ANSWER');
  const best = given.find(({ isAccepted }) => isAccepted) ?? given.at(-1);
  const answer = (best?.content ?? documentOf(best?.body ?? '')) as NonNullable<PostInput['content']>;
  return { title, content: { type: 'doc', content: [...documentOf(body).content, ...answer.content] } };
}
