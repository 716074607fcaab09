import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateTables } from '#client/live/invalidateTables.ts';
import { Button, useToast, Note } from '#ui-kit';
import { AttachmentField } from './AttachmentField.tsx';
import { useAttachments } from './useAttachments.ts';

/** Adds photographs and files to a question that was asked, as soon as they are chosen; what fails stays, with its name and why. */
export function AddFiles({ postId }: { postId: string }) {
  const work = useAttachments();
  const [sending, setSending] = useState(false);
  const toast = useToast();
  const queryClient = useQueryClient();
  const send = async (): Promise<void> => {
    setSending(true);
    const { ids, failed } = await work.sendTo(postId);
    setSending(false);
    work.forgetSent();
    if (failed.length === 0) toast({ message: '질문에 붙였어요', tone: 'positive' });
    if (ids.length > 0) await invalidateTables(queryClient, ['boardPosts', 'files']);
  };
  const andSend =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given): void => {
      act(...given);
      void send();
    };
  const mayTryAgain = !sending && work.files.some(({ state, ready }) => state === 'FAILED' && ready);
  return (
    <>
      <AttachmentField work={{ ...work, add: andSend(work.add), replace: andSend(work.replace) }} />
      <Note role="status">{sending && '올리는 중이에요.'}</Note>
      {mayTryAgain && <Button onClick={() => void send()}>다시 보내기</Button>}
    </>
  );
}
