import { useState } from 'react';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { useSendSubmissionToOmr } from '#client/generated/rest/submissions.ts';
import { Button, FactList, formatInstant, useSending, Row, Note } from '#ui-kit';
import css from './LightTable.module.css';
import { ScoreForm } from './ScoreForm.tsx';
import type { Handed, TableExam, TablePage } from './types.ts';

const GiveBackDialog = lazyPart(() => import('./GiveBackDialog.tsx'));
const ReopenDialog = lazyPart(() => import('./ReopenDialog.tsx'));
const ClinicTodoDialog = lazyPart(() => import('./ClinicTodoDialog.tsx'));

interface DeskProps {
  exam: TableExam;
  handed: Handed;
  /** The student's, apart from namesakes. */
  name: string;
  page: TablePage | undefined;
  onNext: () => void;
}

type Open = 'back' | 'again' | 'todo';

/** What is decided about one student: the score, giving back, opening again, a todo for the clinic, the OMR desk. */
export function Desk({ exam, handed: { score, submission }, name, page, onNext }: DeskProps) {
  const [open, setOpen] = useState<Open>();
  const omr = useSendSubmissionToOmr();
  const { send } = useSending();
  const close = () => setOpen(undefined);
  const isDone = submission?.status === 'DONE';
  const sendToOmr = () => {
    if (!submission || !page) return;
    const asked = { submissionId: submission.id, data: { fileIds: [page.id] } };
    void send(() => omr.mutateAsync(asked), 'OMR 채점으로 보냈습니다');
  };
  return (
    <section className={css.desk} aria-label={`${name} 처리`}>
      <h2>{name}</h2>
      <FactList
        facts={[
          { label: '접수 번호', value: submission?.receiptNumber },
          { label: '제출', value: submission?.submittedAt && formatInstant(submission.submittedAt) },
          { label: '돌려줌', value: submission?.returnedAt && formatInstant(submission.returnedAt) },
          { label: '전한 말', value: submission?.comment },
        ].filter(({ value }) => value)}
      />
      <ScoreForm key={score.attempts[0]?.version ?? 0} score={score} totalPoints={exam.totalPoints} onSaved={onNext} />
      <Row gap={6} wrap>
        <Button variant="primary" disabled={!isDone} onClick={() => setOpen('back')}>
          돌려주기
        </Button>
        <Button disabled={!isDone} onClick={() => setOpen('again')}>
          다시 열기
        </Button>
        <Button onClick={() => setOpen('todo')}>클리닉 할 일</Button>
        <Button disabled={!isDone || !page || page.omrScans.length > 0} loading={omr.isPending} onClick={sendToOmr}>
          이 페이지를 OMR로
        </Button>
      </Row>
      <Note>J·K 다음·이전 학생, [ ] 페이지, Q·W·E 펜, 1–5 도장, R 돌리기, Z 되돌리기, + − 확대</Note>
      {open === 'back' && submission && <GiveBackDialog submission={submission} name={name} onClose={close} />}
      {open === 'again' && submission && <ReopenDialog submission={submission} name={name} onClose={close} />}
      {open === 'todo' && <ClinicTodoDialog score={score} name={name} examName={exam.name} onClose={close} />}
    </section>
  );
}
