import { useForm } from 'react-hook-form';
import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { type Cell, useAddRetakes, useUndoScores } from '#client/generated/rest/scores.ts';
import { Button, Dialog, DialogActions, DialogBody, FormDialog, SelectField, useToast } from '#ui-kit';
import type { AttemptCell } from '../grades.ts';
import { deliveryWords } from '../../shared/scoreWords.ts';
import type { GradeSource } from '../source/useGradeSource.ts';

interface RetakeDialogProps {
  /** First attempts of one exam. */
  attempts: readonly AttemptCell[];
  source: GradeSource;
  onClose: () => void;
}

const resolver = schemaResolver(
  zod.object({ retakeExamId: zod.nullable(zod.string()), deliveryType: zod.enum(['ONSITE', 'ONLINE', 'HOME']) }),
);

/** Adds the next retake of these students, with or without a retake exam. */
export function RetakeDialog({ attempts, source, onClose }: RetakeDialogProps) {
  const exam = attempts[0]?.exam;
  const add = useAddRetakes();
  const undo = useUndoScores();
  const toast = useToast();
  const form = useForm({
    resolver,
    defaultValues: { retakeExamId: exam?.retakeExams.at(-1)?.id ?? null, deliveryType: 'ONSITE' as const },
  });
  const graded = attempts.filter(({ score }) => score.status === 'TAKEN' || score.status === 'GRADED');
  const takeBack = async (cells: readonly Cell[], changeSetId: string): Promise<void> => {
    await undo.mutateAsync({ data: { changeSetId } });
    for (const { scoreId, retakeNumber } of cells) source.forget({ scoreId, retakeNumber });
  };
  const title = `${exam?.name ?? ''} 재시험 추가`;
  if (graded.length === 0) {
    return (
      <Dialog open size="small" title={title} onClose={onClose}>
        <DialogBody>
          <p>고른 학생 중에 시험을 본 학생이 없습니다. 점수를 넣거나 상태를 응시로 바꾼 뒤에 추가해 주세요.</p>
        </DialogBody>
        <DialogActions>
          <Button data-autofocus onClick={onClose}>
            닫기
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <FormDialog
      open
      size="small"
      title={title}
      submitLabel={`${graded.length}명 추가`}
      form={form}
      onClose={onClose}
      onSubmit={async (values) => {
        const scoreIds = graded.map(({ score }) => score.id);
        const { cells, changeSetId = '' } = await add.mutateAsync({ data: { ...values, scoreIds } });
        source.keep(cells);
        toast({
          message: `${cells.length}명의 재시험을 추가했습니다`,
          tone: 'positive',
          undo: { send: () => takeBack(cells, changeSetId), said: '재시험을 추가하기 전으로 되돌렸습니다' },
        });
      }}
    >
      {graded.length < attempts.length && (
        <p>{`시험을 보지 않은 ${attempts.length - graded.length}명은 빼고 추가합니다.`}</p>
      )}
      <SelectField
        name="retakeExamId"
        label="재시험지"
        emptyLabel="따로 없음 (원래 시험지)"
        options={(exam?.retakeExams ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        name="deliveryType"
        label="응시 방식"
        required
        options={Object.entries(deliveryWords).map(([value, label]) => ({ value, label }))}
      />
    </FormDialog>
  );
}
