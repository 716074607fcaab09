import { useForm } from 'react-hook-form';
import { saveFile } from '#client/files/saveFile.ts';
import { usePrintWordTests } from '#client/generated/rest/wordTests.ts';
import { CheckboxField, FormDialog, SelectField } from '#ui-kit';
import type { ShownTest } from '../types.ts';
import css from '../WordTests.module.css';

/** Prints the papers of those who have not reached the target, or of one student. */
export default function PrintDialog({ test, onClose }: { test: ShownTest; onClose: () => void }) {
  const print = usePrintWordTests();
  const canScan = test.kind === 'CHOICE' && test.weeklyLecture !== null;
  const form = useForm({ defaultValues: { studentId: '', answerSheets: canScan, answers: true } });
  const left = test.standings.filter(({ state }) => state !== 'REACHED');
  const students = left.map(({ studentId, student }) => ({ value: studentId ?? '', label: student?.user.name ?? '' }));
  return (
    <FormDialog
      open
      title="시험지 인쇄"
      submitLabel="PDF 다운로드"
      form={form}
      onClose={onClose}
      onSubmit={async ({ studentId, answerSheets, answers }) => {
        const whose = studentId === '' ? {} : { studentIds: [studentId] };
        const data = { ...whose, answerSheets: canScan && answerSheets, answers };
        saveFile(await print.mutateAsync({ planId: test.id, data }), `${test.title} 시험지.pdf`);
      }}
      said="시험지를 PDF로 받았습니다. 인쇄해서 나누어 주세요."
    >
      <p className={css.note}>
        학생마다 문항과 보기의 순서가 다릅니다. 채점하지 않은 시험지는 같은 순서로 다시 인쇄합니다.
      </p>
      <SelectField
        name="studentId"
        label="학생"
        emptyLabel={`통과하지 않은 학생 모두 (${left.length}명)`}
        options={students}
      />
      {canScan && (
        <CheckboxField
          name="answerSheets"
          label="OMR 답안지도 함께"
          hint="주차에 이 시험의 성적 칸이 생기고, 스캔한 답안지의 점수가 그 칸에 들어갑니다."
        />
      )}
      <CheckboxField name="answers" label="정답지도 함께" hint="학생별 정답이 마지막 쪽에 나옵니다." />
    </FormDialog>
  );
}
