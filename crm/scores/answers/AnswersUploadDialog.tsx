import { useState } from 'react';
import { HttpError } from '#client/errors.ts';
import { saveFile } from '#client/files/saveFile.ts';
import {
  type AnswersFile,
  type AnswersReport,
  useUndoScores,
  useUploadExamAnswers,
  useUploadRetakeAnswers,
} from '#client/generated/rest/scores.ts';
import { useGql } from '#client/graphql/gql.ts';
import { whileBusy } from '#client/page/busy.ts';
import { problemText } from '#client/problemText.ts';
import { Button, Dialog, DialogActions, DialogBody, FileDrop, QueryView, useSending, useToast } from '#ui-kit';
import { FormAlert } from '#ui-kit/Form/FormAlert.tsx';
import { DownloadIcon } from '#ui-kit/icons.ts';
import { AnswersRosterDocument, type AnswersRosterQuery } from '../generated/graphql.ts';
import { listFiles } from '../../shared/lists/listFile.ts';
import { xlsxFile } from '../../shared/lists/sheetFile.ts';
import { AnswersPreview } from './AnswersPreview.tsx';
import css from './Answers.module.css';
import { answersTemplate } from './answersTemplate.ts';

/** The target of the answers: an exam, or one of its retakes. */
export interface AnswersTarget {
  examId: string;
  /** The target of a retake. @default undefined */
  retakeId?: string;
  name: string;
}

interface AnswersUploadDialogProps {
  target: AnswersTarget;
  onClose: () => void;
}

interface Read {
  file: File;
  report: AnswersReport;
}

/** Imports answers from Excel: a template with the roster, a preview of every row, then all rows as one change set. */
export function AnswersUploadDialog({ target, onClose }: AnswersUploadDialogProps) {
  const { examId, retakeId, name } = target;
  const [read, setRead] = useState<Read | null>(null);
  const ofExam = useUploadExamAnswers();
  const ofRetake = useUploadRetakeAnswers();
  const upload = retakeId === undefined ? ofExam : ofRetake;
  const send = (data: AnswersFile) =>
    retakeId === undefined ? ofExam.mutateAsync({ examId, data }) : ofRetake.mutateAsync({ retakeId, data });
  const undo = useUndoScores();
  const toast = useToast();

  const preview = async (file: File, sheet?: string): Promise<void> => {
    setRead(null);
    setRead({ file, report: await send({ file, mode: 'PREVIEW', sheet }) });
  };
  const commit = async ({ file, report }: Read): Promise<void> => {
    const mode = isPart ? 'COMMIT_PART' : 'COMMIT';
    const writing = send({ file, mode, plan: report.plan, sheet: report.sheet });
    const done = await whileBusy('답을 넣고 채점하는 중입니다', writing);
    onClose();
    const { changeSetId, counts } = done;
    toast({
      message: `${(counts.new + counts.changed).toLocaleString('ko')}명의 답을 넣고 채점했습니다`,
      tone: 'positive',
      undo:
        changeSetId !== null
          ? { send: () => undo.mutateAsync({ data: { changeSetId } }), said: '답을 올리기 전으로 되돌렸습니다' }
          : undefined,
    });
  };
  const counts = read?.report.counts;
  /** Some would get their first score without all questions. */
  const isPart = read !== null && read.report.missing.length > 0 && read.report.counts.new > 0;
  const writable = counts ? counts.new + counts.changed : 0;
  const isStale = upload.error instanceof HttpError && upload.error.problem.code === 'import-changed';
  const isWriting = read !== null && upload.isPending;
  // A refusal is told here, so the dialog stays until it is known.
  const close = (): void => {
    if (!isWriting) onClose();
  };
  return (
    <Dialog open size="large" title={`${name} 답 엑셀 업로드`} onClose={close}>
      <DialogBody>
        {read ? (
          <AnswersPreview
            fileName={read.file.name}
            report={read.report}
            onSheet={(name) => void preview(read.file, name).catch(() => undefined)}
          />
        ) : (
          <Start target={target} />
        )}
        {!read && (
          <FileDrop
            label="학생의 답 (엑셀·CSV 파일, 10 MB까지)"
            accept={listFiles}
            disabled={upload.isPending}
            onFiles={([file]) => file && void preview(file).catch(() => undefined)}
          />
        )}
        {upload.isPending && (
          <p role="status">{isWriting ? '답을 넣고 채점하는 중입니다…' : '파일을 읽고 채점해 보는 중입니다…'}</p>
        )}
        <FormAlert message={upload.error && problemText(upload.error)} />
      </DialogBody>
      <DialogActions>
        <Button onClick={close}>취소</Button>
        {read && (
          <>
            <Button disabled={isWriting} onClick={() => setRead(null)}>
              다른 파일
            </Button>
            {upload.error && (
              <Button
                variant={isStale ? 'primary' : 'secondary'}
                onClick={() => void preview(read.file, read.report.sheet).catch(() => undefined)}
              >
                다시 미리보기
              </Button>
            )}
            <Button
              variant={isStale ? 'secondary' : 'primary'}
              data-autofocus
              disabled={isStale || writable === 0 || read.report.counts.refused > 0}
              loading={upload.isPending}
              onClick={() => void commit(read).catch(() => undefined)}
            >
              {read.report.counts.refused > 0
                ? `수정할 행 ${read.report.counts.refused}개`
                : `${isPart ? `${read.report.missing.length}문항 없이 ` : ''}${writable.toLocaleString('ko')}명 넣고 채점`}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Start({ target }: { target: AnswersTarget }) {
  const query = useGql(AnswersRosterDocument, { examId: target.examId }, { requestPolicy: 'network-only' });
  return (
    <div className={css.start}>
      <p>
        학번이나 이름 열과 문항 번호 열(1번, 2번 …)을 읽습니다. 보기는 3이나 ③, 여럿이면 2,4처럼 쓰고 빈 칸은
        무응답입니다.
      </p>
      <QueryView query={query} rows={1}>
        {({ exams_by_pk: exam }) => <TemplateButton target={target} exam={exam} />}
      </QueryView>
    </div>
  );
}

interface TemplateButtonProps {
  target: AnswersTarget;
  exam: AnswersRosterQuery['exams_by_pk'];
}

/** A file with the roster and the questions, to write the answers in. */
function TemplateButton({ target: { retakeId, name }, exam }: TemplateButtonProps) {
  const { send } = useSending();
  const retake = exam?.retakeExams.find(({ id }) => id === retakeId);
  const numbers = (retakeId === undefined ? (exam?.items ?? []) : (retake?.questions ?? [])).flatMap(
    ({ number }) => number ?? [],
  );
  if (numbers.length === 0) return <p>문항이 없는 시험이라 양식을 만들 수 없습니다. 정답표를 먼저 만들어 주세요.</p>;
  const sitters = (exam?.scores ?? []).map(({ student, attempts }) => ({
    studentNumber: student.studentNumber,
    name: student.user.name,
    answers: retakeId === undefined ? (attempts[0]?.answers ?? null) : null,
  }));
  const save = () =>
    send(async () => saveFile(await xlsxFile(answersTemplate(sitters, numbers)), `${name} 답안 양식.xlsx`));
  return (
    <Button size="small" icon={<DownloadIcon aria-hidden />} onClick={() => void save()}>
      {`수강생 ${sitters.length.toLocaleString('ko')}명 × ${numbers.length}문항 양식 다운로드`}
    </Button>
  );
}
