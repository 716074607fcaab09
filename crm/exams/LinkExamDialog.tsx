import { useForm } from 'react-hook-form';
import { useLinkExam } from '#client/generated/rest/exams.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { LinkExamBody } from '#openapi/generated/zod/exams.ts';
import { SelectField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import type { ListedExam, TemplateOption } from './types.ts';

interface LinkExamDialogProps {
  exam: ListedExam;
  templates: readonly TemplateOption[];
  onClose: () => void;
}

/** Links an exam to a template, whose definition and questions it then shares. */
export function LinkExamDialog({ exam, templates, onClose }: LinkExamDialogProps) {
  const link = useLinkExam();
  const form = useForm({
    resolver: schemaResolver(LinkExamBody),
    defaultValues: { templateId: templates[0]?.value ?? '', version: exam.version },
  });
  return (
    <RecordDialog
      size="small"
      title={`${exam.name} 양식에 잇기`}
      submitLabel="잇기"
      form={form}
      onClose={onClose}
      version={exam.version}
      save={({ templateId }, version) => link.mutateAsync({ examId: exam.id, data: { templateId, version } })}
      said={() => '양식에 이었습니다'}
    >
      <p>이 시험의 이름, 커트라인, 문항과 정답이 양식의 것으로 바뀝니다.</p>
      <SelectField name="templateId" label="시험 양식" required options={templates} />
    </RecordDialog>
  );
}
