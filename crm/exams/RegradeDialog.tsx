import { useInvalidate } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { type Question, type RegradeResult, regradeExam, useRegradeExam } from '#client/generated/rest/exams.ts';
import { HttpError } from '#client/errors.ts';
import { whileBusy } from '#client/page/busy.ts';
import { problemText } from '#client/problemText.ts';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  FactList,
  FormAlert,
  QueryView,
  useSending,
  useToast,
} from '#ui-kit';
import css from './Exams.module.css';

interface RegradeDialogProps {
  examId: string;
  /** The exam's version when its key was read. */
  version: number;
  /** The new key; if omitted, the template's. @default undefined */
  questions?: Question[];
  onClose: () => void;
}

/** The most students listed by name; the others are counted. */
const NAMED = 60;

/** Previews whose score changes before the key is saved, then saves it as one change set. */
export function RegradeDialog({ examId, version, questions, onClose }: RegradeDialogProps) {
  const key = { version, questions };
  const invalidate = useInvalidate();
  const dry = useQuery({
    queryKey: ['regrade', examId, key],
    queryFn: () => regradeExam(examId, { ...key, dryRun: true }).catch(readAgain),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const grade = useRegradeExam();
  const toast = useToast();
  const { send } = useSending();

  /** Another person saved first: both keys are shown side by side. */
  function readAgain(error: unknown): never {
    const isOutdated = error instanceof HttpError && error.problem.code === 'version-conflict';
    if (isOutdated) void invalidate({ resource: 'exams', id: examId, invalidates: ['detail'] });
    throw error;
  }

  const takeBack = (done: RegradeResult) => {
    const data = { version: done.version, dryRun: false, takesBack: done.changeSetId ?? '' };
    return send(
      () => whileBusy('채점을 되돌리는 중입니다', grade.mutateAsync({ examId, data })),
      ({ changedCount }) => `채점을 되돌렸습니다. ${changedCount}명의 점수가 돌아왔습니다`,
    );
  };
  const save = async (): Promise<void> => {
    const saving = grade.mutateAsync({ examId, data: { ...key, dryRun: false } });
    const done = await whileBusy('다시 채점하는 중입니다', saving).catch(readAgain);
    onClose();
    toast({
      message: done.changedCount === 0 ? '정답표를 저장했습니다' : `${done.changedCount}명의 점수를 바꿨습니다`,
      tone: 'positive',
      action: { label: '되돌리기', onClick: () => void takeBack(done) },
    });
  };
  return (
    <Dialog open title="다시 채점하면" onClose={onClose}>
      <DialogBody>
        <QueryView query={dry} rows={5}>
          {(result) => <Preview result={result} />}
        </QueryView>
        <FormAlert message={grade.error && problemText(grade.error)} />
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>취소</Button>
        <Button
          variant="primary"
          data-autofocus
          disabled={!dry.data}
          loading={grade.isPending}
          onClick={() => void save().catch(() => undefined)}
        >
          {dry.data && dry.data.changedCount > 0 ? `저장하고 ${dry.data.changedCount}명 채점` : '저장'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Preview({ result }: { result: RegradeResult }) {
  const { changes, changedCount, loweredCount, belowCount } = result;
  if (changes.length === 0) return <p>점수가 바뀌는 학생이 없습니다.</p>;
  return (
    <>
      <FactList
        facts={[
          { label: '점수가 바뀜', value: `${changedCount}명` },
          { label: '내려감', value: `${loweredCount}명` },
          { label: '새로 커트라인 아래', value: `${belowCount}명` },
        ]}
      />
      <table className={css.changes}>
        <thead>
          <tr>
            <th scope="col">학생</th>
            <th scope="col">점수</th>
            <th scope="col">클리닉</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, NAMED).map((change) => (
            <tr key={`${change.scoreId} ${change.retakeNumber}`}>
              <th scope="row">
                {change.studentName}
                {change.retakeNumber > 0 && ` (${change.retakeNumber}차 재시험)`}
              </th>
              <td className={(change.after ?? 0) < (change.before ?? 0) ? css.fell : undefined}>
                {`${change.before ?? '–'} → ${change.after ?? '–'}`}
                {(change.after ?? 0) < (change.before ?? 0) && ' ▼'}
              </td>
              <td>
                {change.clinicBefore === 'NONE' && change.clinicAfter === 'REQUIRED' && '대상이 됨'}
                {change.clinicBefore === 'REQUIRED' && change.clinicAfter === 'NONE' && '대상에서 빠짐'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > NAMED && <p>{`외 ${changes.length - NAMED}명`}</p>}
    </>
  );
}
