import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { HttpError } from '#client/errors.ts';
import { useDeleteBoardPost, useReopenBoardPost } from '#client/generated/rest/board.ts';
import { invalidateTables } from '#client/live/invalidateTables.ts';
import { problemText } from '#client/problemText.ts';
import { Button, ConfirmDialog, useSending, useToast, Row } from '#ui-kit';
import { AddFiles } from './ask/AddFiles.tsx';
import { paths } from './paths.ts';
import type { BoardPost } from './types.ts';

/** What one does with one's own question: change or delete it until it is answered, let it wait again afterwards. */
export function OwnActions({ post, onEdit }: { post: BoardPost; onEdit: () => void }) {
  const [deleting, setDeleting] = useState(false);
  const remove = useDeleteBoardPost();
  const reopen = useReopenBoardPost();
  const navigate = useNavigate();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { send } = useSending();
  const erase = async (): Promise<void> => {
    try {
      await remove.mutateAsync({ postId: post.id });
    } catch (error) {
      if (!(error instanceof HttpError && error.problem.code === 'answered')) throw error;
      // No second try helps: the answer that came meanwhile is shown instead.
      toast({ message: problemText(error), tone: 'negative' });
      return invalidateTables(queryClient, ['boardPosts']);
    }
    toast({ message: '질문을 삭제했어요', tone: 'positive' });
    await navigate(paths.board, { replace: true });
  };
  if (post.answeredAt !== null) {
    return post.waitingSince === null ? (
      <Row wrap align="stretch">
        <Button
          loading={reopen.isPending}
          onClick={() => void send(() => reopen.mutateAsync({ postId: post.id }), '질문을 다시 열었어요')}
        >
          다시 열기
        </Button>
      </Row>
    ) : null;
  }
  return (
    <>
      <AddFiles postId={post.id} />
      <Row wrap align="stretch">
        <Button onClick={onEdit}>수정</Button>
        <Button onClick={() => setDeleting(true)}>삭제</Button>
      </Row>
      <ConfirmDialog
        open={deleting}
        title="질문을 삭제할까요?"
        confirmLabel="삭제"
        tone="danger"
        onConfirm={erase}
        onClose={() => setDeleting(false)}
      >
        질문과 붙인 사진, 파일이 함께 삭제돼요.
      </ConfirmDialog>
    </>
  );
}
