import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { HttpError } from '#client/errors.ts';
import { ACADEMY_NAME } from '#client/page/academy.ts';
import { type ReportLinks, useCreateReportLinks } from '#client/generated/rest/reportCards.ts';
import { CheckboxField, FormDialog, SelectField, TextField, Note } from '#ui-kit';

interface LinksDialogProps {
  examId: string;
  studentIds: readonly string[];
  hasRank: boolean;
  onMade: (links: ReportLinks) => void;
  onClose: () => void;
}

const periods = [
  { value: '7', label: '7일' },
  { value: '30', label: '30일' },
  { value: '90', label: '90일' },
];

const template = `[${ACADEMY_NAME}] #{이름} 학생의 #{시험} 성적표입니다.\n#{링크}`;

/** Creates a link for the parents of each selected student, and sends it if wanted; at night it asks for confirmation. */
export function LinksDialog({ examId, studentIds, hasRank, onMade, onClose }: LinksDialogProps) {
  // A retry after a lost response uses the same key, so that nobody is notified twice.
  const [sendKey] = useState(() => crypto.randomUUID());
  const create = useCreateReportLinks();
  const form = useForm({ defaultValues: { days: '30', isSent: true, body: template } });
  const isSent = useWatch({ control: form.control, name: 'isSent' });
  const isNight = create.error instanceof HttpError && create.error.problem.code === 'quiet-hours';
  const count = studentIds.length.toLocaleString('ko');
  const submit = isSent ? `링크 ${count}개 만들어 보내기` : `링크 ${count}개 만들기`;
  return (
    <FormDialog
      open
      title={`보호자 링크 ${count}개 만들기`}
      submitLabel={isNight && isSent ? `밤이지만 ${count}명에게 지금 보내기` : submit}
      form={form}
      onClose={onClose}
      onSubmit={async ({ days, isSent: sends, body }) => {
        const text = sends ? { text: { sendKey, body, quietHoursConfirmed: isNight } } : {};
        const data = { examId, studentIds: [...studentIds], days: Number(days), showsRank: hasRank, ...text };
        onMade(await create.mutateAsync({ data }));
      }}
    >
      <Note>
        로그인하지 않고 그 학생의 성적표만 볼 수 있는 주소입니다. 석차와 백분위는 {hasRank ? '들어갑니다' : '빠집니다'}.
      </Note>
      <SelectField name="days" label="볼 수 있는 기간" options={periods} />
      <CheckboxField name="isSent" label="보호자에게 문자로 보내기" />
      {isSent && (
        <TextField
          name="body"
          label="문자 내용"
          required
          multiline
          hint="#{이름}, #{시험}, #{링크}는 받는 사람마다 채워집니다. 형제자매는 한 통에 함께 갑니다."
        />
      )}
    </FormDialog>
  );
}
