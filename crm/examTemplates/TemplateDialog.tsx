import { josa } from 'es-hangul';
import { useWatch } from 'react-hook-form';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateExamTemplateBody } from '#openapi/generated/zod/examTemplates.ts';
import { FormRow, NumberField, TextField, UserError } from '#ui-kit';
import { givenPoints, type KeyedQuestion, KeyGrid, toQuestions, useKey } from '../exams/parts.ts';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import type { Template } from './types.ts';

interface TemplateDialogProps {
  lectureId: string;
  /** The template to edit; undefined for a new one. */
  template?: Template;
  onClose: () => void;
}

/** The points that a template's questions were given, void ones too; its 만점 while it has none. */
const pointsOf = (template: Template | undefined): number =>
  template && template.questions.length > 0 ? givenPoints(template.questions) : (template?.totalPoints ?? 100);

const NO_QUESTIONS: readonly KeyedQuestion[] = [];

/** Creates or edits a template with its answer key; a change applies to every exam linked to it. */
export function TemplateDialog({ lectureId, template, onClose }: TemplateDialogProps) {
  const { form, version, save } = useRecordForm({
    resource: 'examTemplates',
    record: template,
    meta: { params: { lectureId } },
    resolver: schemaResolver(CreateExamTemplateBody),
    defaultValues: {
      name: template?.name ?? '',
      cutline: template?.cutline ?? null,
      totalPoints: pointsOf(template),
    },
  });
  const key = useKey(
    template?.questions ?? NO_QUESTIONS,
    Number(useWatch({ control: form.control, name: 'totalPoints' })),
  );
  const setTotal = (total: number): void => {
    const { cutline, totalPoints } = form.getValues();
    form.setValue('totalPoints', total, { shouldDirty: true });
    if (cutline != null && totalPoints)
      form.setValue('cutline', Math.round((cutline * total * 100) / totalPoints) / 100);
  };
  const linked = template?.exams_aggregate.aggregate?.count ?? 0;
  const hasQuestions = key.rows.length > 0;
  return (
    <RecordDialog
      size="large"
      title={template ? '시험 양식 수정' : '시험 양식 만들기'}
      submitLabel={template ? '저장' : '만들기'}
      form={form}
      onClose={onClose}
      unsaved={key.isChanged}
      version={version}
      save={async (values, read) => {
        if (key.problem !== undefined) throw new UserError(key.problem);
        const data = {
          name: values.name,
          cutline: values.cutline ?? null,
          totalPoints: hasQuestions ? undefined : values.totalPoints,
          questions: toQuestions(key.rows),
        };
        await save(data, read);
      }}
      said={({ name }) => `${josa(name, '을/를')} ${template ? '수정했습니다' : '만들었습니다'}`}
    >
      <FormRow>
        <TextField name="name" label="양식 이름" placeholder="주간 테스트" />
        <NumberField
          name="totalPoints"
          label="만점"
          unit="점"
          decimals={2}
          hint={hasQuestions ? '문항이 나눠 가집니다.' : undefined}
        />
        <NumberField name="cutline" label="커트라인" unit="점" decimals={2} />
      </FormRow>
      {linked > 0 && <p>{`연결된 시험 ${linked}개의 정답도 함께 바뀝니다. 점수는 각 시험에서 다시 채점해 주세요.`}</p>}
      <KeyGrid pending={key} onTotal={setTotal} />
    </RecordDialog>
  );
}
