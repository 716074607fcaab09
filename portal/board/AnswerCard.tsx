import { useAcceptBoardAnswer } from '#client/generated/rest/board.ts';
import { Button, formatInstant, FormulaText, RichText, StatusChip, useSending, Note, Row } from '#ui-kit';
import { CheckIcon } from '#ui-kit/icons.ts';
import { Card } from '../shared/page/Card.tsx';
import css from './Board.module.css';
import { PostFiles } from './PostFiles.tsx';
import type { BoardAnswer, BoardPost } from './types.ts';

interface AnswerCardProps {
  post: BoardPost;
  answer: BoardAnswer;
  /** Whether the reader asked the question. */
  isMine: boolean;
}

/** An answer, or what was asked on. */
export function AnswerCard({ post, answer, isMine }: AnswerCardProps) {
  const accept = useAcceptBoardAnswer();
  const { send } = useSending();
  const isAnswer = answer.kind === 'ANSWER';
  const choose = () =>
    void send(() =>
      accept.mutateAsync({ postId: post.id, data: { answerId: answer.id, isAccepted: !answer.isAccepted } }),
    );
  return (
    <Card>
      <Row wrap>
        <span className={css.who}>{isAnswer ? '선생님 답변' : '추가 질문'}</span>
        {answer.isAccepted && <StatusChip tone="positive">해결된 답변</StatusChip>}
        <Note as="span">{formatInstant(answer.createdAt)}</Note>
      </Row>
      {answer.content ? (
        <RichText document={answer.content} />
      ) : (
        <p className={css.words}>
          <FormulaText>{answer.body}</FormulaText>
        </p>
      )}
      <PostFiles label="파일" files={post.files.filter(({ id }) => answer.fileIds.includes(id))} />
      {isAnswer && isMine && (
        <Row wrap align="stretch">
          <Button
            variant={answer.isAccepted ? 'secondary' : 'primary'}
            icon={<CheckIcon aria-hidden />}
            loading={accept.isPending}
            onClick={choose}
          >
            {answer.isAccepted ? '채택 취소' : '해결됐어요'}
          </Button>
        </Row>
      )}
    </Card>
  );
}
