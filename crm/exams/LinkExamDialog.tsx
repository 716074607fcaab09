import { useForm } from 'react-hook-form';
import { useLinkExam } from '#client/generated/rest/exams.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { LinkExamBody } from '#openapi/generated/zod/exams.ts';
import { FormDialog, SelectField, useToast } from '#ui-kit';
import { useVersion } from '../shared/useVersion.tsx';
import type { ExamFactsFragment } from './generated/graphql.ts';

interface LinkExamDialogProps {
  exam: ExamFactsFragment;
  templates: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Lets an exam share the core info and questions of a template. */
export function LinkExamDialog({ exam, templates, onClose }: LinkExamDialogProps) {
  const link = useLinkExam();
  const version = useVersion(exam.version);
  const toast = useToast();
  const form = useForm({
    resolver: schemaResolver(LinkExamBody),
    defaultValues: { templateId: templates[0]?.id ?? '', version: exam.version },
  });
  return (
    <FormDialog
      open
      size="small"
      title={`${exam.name} 양식에 잇기`}
      submitLabel="잇기"
      form={form}
      onClose={onClose}
      onSubmit={async ({ templateId }) => {
        await version.save((now) => link.mutateAsync({ examId: exam.id, data: { templateId, version: now } }));
        toast({ message: '양식에 이었습니다', tone: 'positive' });
      }}
    >
      {version.note}
      <p>이 시험의 이름, 커트라인, 문항과 정답이 양식의 것으로 바뀝니다.</p>
      <SelectField
        name="templateId"
        label="시험 양식"
        required
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  );
}
