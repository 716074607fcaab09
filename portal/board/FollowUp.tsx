import { useForm } from 'react-hook-form';
import { UnreadableFile } from '#client/errors.ts';
import { useFollowUpBoardPost } from '#client/generated/rest/board.ts';
import { Form, FormStack, SubmitButton, TextField, useToast } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { AttachmentField } from './ask/AttachmentField.tsx';
import type { BoardPost } from './types.ts';
import { useAttachments } from './ask/useAttachments.ts';

/** Asks on below the answers; the question waits again. */
export function FollowUp({ post }: { post: BoardPost }) {
  const files = useAttachments();
  const form = useForm({ defaultValues: { body: '' } });
  const followUp = useFollowUpBoardPost();
  const toast = useToast();
  return (
    <Card title="더 궁금한 점이 있나요?">
      <Form
        form={form}
        onSubmit={async ({ body }) => {
          await files.ready();
          const { ids: fileIds, failed } = await files.sendTo(post.id);
          if (failed.length > 0) throw new UnreadableFile('보내지 못한 파일이 있어요. 다시 보내거나 빼 주세요.');
          await followUp.mutateAsync({ postId: post.id, data: { body, fileIds } });
          toast({ message: '추가 질문을 보냈어요', tone: 'positive' });
        }}
      >
        <FormStack>
          <TextField name="body" label="추가 질문" required multiline maxLength={20000} />
          <AttachmentField work={files} />
          <SubmitButton>추가 질문 보내기</SubmitButton>
        </FormStack>
      </Form>
    </Card>
  );
}
