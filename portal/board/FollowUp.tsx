import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFollowUpBoardPost } from '#client/generated/rest/board.ts';
import { Form, FormStack, SubmitButton, TextField, useToast } from '#ui-kit';
import { Card } from '../shared/Card.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import { sendAttachments } from './sendAttachments.ts';
import type { BoardPost } from './types.ts';

/** Asks on below the answers; the question waits again. */
export function FollowUp({ post }: { post: BoardPost }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const form = useForm({ defaultValues: { body: '' } });
  const followUp = useFollowUpBoardPost();
  const toast = useToast();
  return (
    <Card title="더 궁금한 점이 있나요?">
      <Form
        form={form}
        onSubmit={async ({ body }) => {
          const fileIds = await sendAttachments(post.id, files);
          await followUp.mutateAsync({ postId: post.id, data: { body, fileIds } });
          toast({ message: '추가 질문을 보냈습니다', tone: 'positive' });
        }}
      >
        <FormStack>
          <TextField name="body" label="추가 질문" required multiline maxLength={20000} />
          <AttachmentField files={files} onChange={setFiles} />
          <SubmitButton>추가 질문 보내기</SubmitButton>
        </FormStack>
      </Form>
    </Card>
  );
}
