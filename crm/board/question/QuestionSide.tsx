import { useNavigate } from 'react-router';
import { useReopenBoardPost, useUpdateBoardPost, type PostInput } from '#client/generated/rest/board.ts';
import { useGql } from '#client/graphql/gql.ts';
import { FactList, Link, SelectInput, StatusChip, useSending, Row } from '#ui-kit';
import { ActionButtons } from '../../shared/actions/ActionButtons.tsx';
import { deleting } from '../../shared/actions/commonActions.tsx';
import { Card } from '../../shared/page/Card.tsx';
import { paths as studentPaths } from '../../students/paths.ts';
import css from '../Board.module.css';
import { BoardDeskDocument } from '../generated/graphql.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { paths } from '../paths.ts';
import { PostDialog } from '../PostDialog.tsx';
import { visibilityWords } from '../QuestionRows.tsx';
import { documentOf, staffOptions, type Question } from '../types.ts';
import { waitingState } from '../waiting.ts';

/** What staff decide about a question, beside it. */
export function QuestionSide({ question }: { question: Question }) {
  const { data } = useGql(BoardDeskDocument, {});
  const update = useUpdateBoardPost();
  const reopen = useReopenBoardPost();
  const navigate = useNavigate();
  const assigning = useSending();
  const assign = (assignedTaId: string | null) =>
    assigning.send(
      () => update.mutateAsync({ postId: question.id, data: { assignedTaId, version: question.version } }),
      '담당을 바꿨습니다',
    );
  const hours = data?.boardSettings[0]?.answerHours ?? 24;
  const waits = question.waitingSince ? waitingState(question.waitingSince, hours) : null;
  const asker = question.createdByStudent;
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
          <ActionButtons
            name="질문"
            actions={[
              {
                title: '다시 열기',
                when: question.waitingSince === null,
                run: (send) => send(() => reopen.mutateAsync({ postId: question.id }), '질문을 다시 열었습니다'),
              },
              {
                title: 'FAQ로 만들기',
                when: question.answeredAt !== null,
                asks: (close) => <PostDialog category="FAQ" begin={faqOf(question)} onClose={close} />,
              },
              { title: '수정 이력', asks: (close) => <HistoryDialog postId={question.id} onClose={close} /> },
              {
                title: '질문 삭제',
                asks: deleting({
                  resource: 'boardPosts',
                  id: question.id,
                  noun: '질문',
                  warns: '학생과 반 친구들에게 더 보이지 않고, 사진과 파일도 열리지 않습니다.',
                  onDeleted: () => void navigate(paths.board),
                }).asks,
              },
            ]}
          />
        </Row>
      </div>
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
