import { useState } from 'react';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { useSubmitExam } from '#client/generated/rest/submissions.ts';
import { problemText } from '#client/problemText.ts';
import { Button, ConfirmDialog, EmptyState, SortableList, useLeaveGuard, useToast } from '#ui-kit';
import { SendIcon } from '#ui-kit/icons.ts';
import { Camera } from '../../shared/Camera.tsx';
import { Card, CardStack } from '../../shared/page/Card.tsx';
import type { PortalSubmissionQuery } from '../generated/graphql.ts';
import { PageRow } from './PageRow.tsx';
import css from './Submit.module.css';
import { inOrder, type Page, type SubmitExam } from './types.ts';
import { usePages } from './usePages.ts';
import { windowState } from './windowState.ts';

const CornerDialog = lazyPart(() => import('./CornerDialog.tsx'));

interface DeskProps {
  exam: SubmitExam;
  /** When the exam takes work; always without one. */
  period: PortalSubmissionQuery['submissionWindows'][number] | undefined;
}

/** Takes photographs, shows them as pages to put in order, and hands them in. */
export function Desk({ exam, period }: DeskProps) {
  const submission = exam.submissions[0];
  const { pages, ...work } = usePages(exam.id, submission ? inOrder(submission) : []);
  const [cutting, setCutting] = useState<Page>();
  const [asking, setAsking] = useState(false);
  const submit = useSubmitExam();
  const toast = useToast();
  const isReopened = submission?.status === 'REOPENED';
  const state = windowState(period, isReopened);
  const isBusy = pages.some(({ state }) => state === 'PREPARING' || state === 'SENDING');
  const sent = pages.filter(({ fileId }) => fileId !== undefined);
  useLeaveGuard(isBusy);
  const complain = (error: unknown) => toast({ message: problemText(error), tone: 'negative' });

  const handIn = async () => {
    const idsOf = (some: readonly Page[]) => some.flatMap(({ fileId }) => fileId ?? []);
    const data = { fileIds: idsOf(sent), omrFileIds: idsOf(sent.filter(({ isSheet }) => isSheet)) };
    await submit.mutateAsync({ examId: exam.id, data });
  };
  return (
    <CardStack>
      {isReopened && (
        <Card title="선생님이 다시 열었어요">
          <p className={css.comment}>{submission.comment || '페이지를 수정한 뒤 다시 제출해 주세요.'}</p>
        </Card>
      )}
      <Card>
        <p className={css.hint}>{state.words}</p>
        {pages.length === 0 ? (
          <EmptyState of="file" title={state.isOpen ? '아직 페이지가 없어요' : '낸 페이지가 없어요'}>
            {state.isOpen && '종이가 화면에 다 들어오게 한 페이지씩 찍어 주세요.'}
          </EmptyState>
        ) : (
          <SortableList
            label="제출할 페이지"
            items={pages}
            nameOf={({ name }) => nameOf(pages, name)}
            onMove={work.order}
          >
            {(page) => (
              <PageRow
                page={page}
                label={nameOf(pages, page.name)}
                onCut={() => setCutting(page)}
                onRemove={() => void work.remove(page).catch(complain)}
                onRetry={() => work.retry(page)}
                onSheet={(isSheet) => work.isSheet(page.id, isSheet)}
              />
            )}
          </SortableList>
        )}
        {state.isOpen && <Camera onPhotographs={work.add} />}
      </Card>
      {(state.isOpen || pages.length > 0) && (
        <Button
          variant="primary"
          fullWidth
          icon={<SendIcon aria-hidden />}
          loading={submit.isPending}
          disabled={!state.isOpen || sent.length === 0 || isBusy}
          onClick={() => setAsking(true)}
        >
          {isBusy ? '올리는 중' : sent.length === 0 ? '제출하기' : `${sent.length}페이지 제출하기`}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={`${sent.length}페이지를 제출할까요?`}
        confirmLabel="제출"
        onConfirm={handIn}
        onClose={() => setAsking(false)}
      >
        제출한 뒤에는 선생님이 다시 열어야 수정할 수 있어요.
      </ConfirmDialog>
      {cutting?.original && (
        <CornerDialog
          photograph={cutting.original}
          onClose={() => setCutting(undefined)}
          onDone={(corners) => {
            setCutting(undefined);
            void work.cut(cutting, corners).catch(complain);
          }}
        />
      )}
    </CardStack>
  );
}

/** The page by its place, as it is said and shown. */
function nameOf(pages: readonly Page[], name: string): string {
  return `${pages.findIndex((page) => page.name === name) + 1}페이지`;
}
