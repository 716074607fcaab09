import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { UnreadableFile } from '#client/errors.ts';
import { pictureAccept, pictureBytes } from '#client/files/picture/pictureNames.ts';
import { sendBoardFile } from '#client/files/upload/sendBoardFile.ts';
import { useChosenFiles } from '#client/files/useChosenFiles.ts';
import { useAnswerBoardPost, type AnswerInput } from '#client/generated/rest/board.ts';
import { useGql } from '#client/graphql/gql.ts';
import { Button, emptyRichText, FileDrop, Form, FormStack, SelectInput, SubmitButton, useToast, Row } from '#ui-kit';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { byNameOf } from '#ui-kit/format/names/byName.ts';
import { Card } from '../../shared/page/Card.tsx';
import { ChosenFileList } from '../../shared/choices/ChosenFileList.tsx';
import { RichTextField } from '../../shared/choices/RichTextField.tsx';
import { useVersion } from '../../shared/records/useVersion.tsx';
import { BoardRepliesDocument } from '../generated/graphql.ts';
import { documentOf, type Question } from '../types.ts';

const DrawDialog = lazyPart(() => import('./DrawDialog.tsx'));

type Content = NonNullable<AnswerInput['content']>;

/** Answers a question; if a colleague answered meanwhile, that is shown first. */
export function AnswerForm({ question, onSent }: { question: Question; onSent: () => void }) {
  const [opened] = useState(question.version);
  const versioned = useVersion(opened);
  const files = useChosenFiles({ ownerType: 'BOARD_POST', send: sendBoardFile });
  const [drawing, setDrawing] = useState(false);
  const [round, setRound] = useState(0);
  const form = useForm<{ content: Content }>({ defaultValues: { content: emptyRichText } });
  const { data } = useGql(BoardRepliesDocument, {});
  const answer = useAnswerBoardPost();
  const toast = useToast();
  const insert = (id: string | number | null) => {
    const reply = data?.boardReplies.find((one) => one.id === id);
    if (!reply) return;
    const { content } = form.getValues('content');
    const isEmpty = content.every((node) => !('content' in node));
    const added = documentOf(reply.body).content;
    form.setValue('content', { type: 'doc', content: isEmpty ? added : [...content, ...added] }, { shouldDirty: true });
    // The editor takes its text when it opens.
    setRound(round + 1);
  };
  const send = async ({ content }: { content: Content }) => {
    await files.ready();
    const { ids: fileIds, failed } = await files.sendTo(question.id);
    if (failed.length > 0) throw new UnreadableFile('보내지 못한 파일이 있습니다. 다시 보내거나 빼 주세요.');
    await versioned.save((version) => answer.mutateAsync({ postId: question.id, data: { content, fileIds, version } }));
    form.reset();
    toast({ message: '답변을 보냈습니다', tone: 'positive' });
    onSent();
  };
  return (
    <Card title={question.waitingSince === null ? '답변 추가' : '답변'}>
      <div data-answer>
        <Form form={form} onSubmit={send}>
          <FormStack>
            <RichTextField
              key={round}
              name="content"
              label="답변"
              hint="수식은 $x^2$처럼 달러 표시 사이에 씁니다."
              required
            />
            <Row wrap align="stretch">
              {data && data.boardReplies.length > 0 && (
                <SelectInput
                  aria-label="자주 쓰는 답변 삽입"
                  value={null}
                  emptyLabel="자주 쓰는 답변 삽입"
                  options={data.boardReplies
                    .toSorted(byNameOf(({ title }) => title))
                    .map(({ id, title }) => ({ value: id, label: title }))}
                  onChange={insert}
                />
              )}
              <Button onClick={() => setDrawing(true)}>그려서 설명하기</Button>
            </Row>
            <FileDrop
              label="사진이나 파일"
              accept={`${pictureAccept},.pdf`}
              maxBytes={pictureBytes}
              multiple
              onFiles={files.add}
            />
            <ChosenFileList label="붙일 파일" chosen={files} />
            {versioned.note}
            <SubmitButton>답변 보내기</SubmitButton>
          </FormStack>
        </Form>
      </div>
      {drawing && (
        <DrawDialog
          pictures={question.files.filter(({ contentType }) => /^image\/(png|jpeg|webp|gif)$/.test(contentType))}
          onClose={() => setDrawing(false)}
          onDone={(picture) => {
            files.add([picture]);
            setDrawing(false);
          }}
        />
      )}
    </Card>
  );
}
