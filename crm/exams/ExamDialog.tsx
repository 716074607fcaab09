import { josa } from 'es-hangul';
import { useState } from 'react';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateExamBody } from '#openapi/generated/zod/exams.ts';
import { FormRow, NumberField, SelectField, TextField } from '#ui-kit';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import type { TemplateOption } from './types.ts';

interface ExamDialogProps {
  lectureId: string;
  weekId: string;
  /** The lecture's templates. */
  templates: readonly TemplateOption[];
  onMade: (id: string) => void;
  onClose: () => void;
}

type Kind = 'new' | 'template';

/** Creates an exam of the week, with or without a template. */
export function ExamDialog({ lectureId, weekId, templates, onMade, onClose }: ExamDialogProps) {
  const [kind, setKind] = useState<Kind>('new');
  const { save, ...record } = useRecordForm({
    resource: 'exams',
    meta: { params: { lectureId, weeklyLectureId: weekId } },
    resolver: schemaResolver(CreateExamBody),
    defaultValues: { name: '', cutline: null, totalPoints: 100 },
  });
  const choose = (next: Kind): void => {
    setKind(next);
    // Values that come from the template are not in the form, so they are not validated.
    record.form.reset(
      next === 'new' ? { name: '', cutline: null, totalPoints: 100 } : { templateId: templates[0]?.value ?? '' },
    );
  };
  return (
    <RecordDialog
      title="시험 만들기"
      submitLabel="만들기"
      size="small"
      {...record}
      onClose={onClose}
      save={async ({ name, cutline, totalPoints, templateId }, version) => {
        const data = kind === 'template' ? { templateId } : { name, cutline: cutline ?? null, totalPoints };
        const { id } = await save(data, version);
        onMade(String(id));
      }}
      said={({ name }) => `${josa(name ?? '시험', '을/를')} 만들었습니다`}
    >
      {templates.length > 0 && (
        <ChoiceChips
          label="만드는 방법"
          chosen={[kind]}
          onToggle={choose}
          items={[
            { id: 'new', label: '새 시험' },
            { id: 'template', label: '양식에서' },
          ]}
        />
      )}
      {kind === 'new' ? (
        <>
          <TextField name="name" label="시험 이름" required placeholder="주간 테스트" />
          <FormRow>
            <NumberField name="totalPoints" label="만점" unit="점" decimals={2} required />
            <NumberField name="cutline" label="커트라인" unit="점" decimals={2} />
          </FormRow>
        </>
      ) : (
        <SelectField
          name="templateId"
          label="시험 양식"
          required
          options={templates}
          hint="이름, 커트라인, 문항과 정답을 양식과 함께 씁니다."
        />
      )}
    </RecordDialog>
  );
}
