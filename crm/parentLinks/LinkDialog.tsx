import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { HttpError } from '#client/errors.ts';
import { useCreateParentLink, type MadeParentLink } from '#client/generated/rest/parentLinks.ts';
import { useGql } from '#client/graphql/gql.ts';
import { ACADEMY_NAME } from '#client/page/academy.ts';
import { CheckboxField, FormDialog, FormRow, QueryView, SelectField, TextField, UserError } from '#ui-kit';
import { StudentVideosDocument } from './generated/graphql.ts';
import { purposes, type Purpose } from './linkWords.ts';

interface LinkDialogProps {
  studentId: string;
  /** What it is for at first. @default 'FAMILY' */
  purpose?: Purpose;
  onMade: (made: MadeParentLink) => void;
  onClose: () => void;
}

/** A family's home has a PIN, and is open for a year. */
const FAMILY_DAYS = 365;

const periods = [
  { value: '1', label: '1일' },
  { value: '7', label: '7일' },
  { value: '30', label: '30일' },
  { value: '90', label: '90일' },
];

/** Makes a link for the parents of a student, and sends it if wanted; at night it asks for confirmation. */
export function LinkDialog({ studentId, purpose: wantedFirst = 'FAMILY', onMade, onClose }: LinkDialogProps) {
  // A retry after a lost response uses the same key, so that nobody is notified twice.
  const [sendKey] = useState(() => crypto.randomUUID());
  const create = useCreateParentLink();
  const form = useForm({
    defaultValues: {
      purpose: wantedFirst,
      videoId: null as string | null,
      days: '7',
      isSent: false,
      body: `[${ACADEMY_NAME}] #{이름} 학생 보호자님께 드리는 링크입니다.\n#{링크}`,
    },
  });
  const [purpose, isSent] = useWatch({ control: form.control, name: ['purpose', 'isSent'] });
  const videos = useGql(StudentVideosDocument, { studentId }, { enabled: purpose === 'VIDEO' });
  const isVideoMissing = purpose === 'VIDEO' && (videos.data?.videos ?? []).length === 0;
  const isNight = create.error instanceof HttpError && create.error.problem.code === 'quiet-hours';
  return (
    <FormDialog
      open
      title="보호자 링크 만들기"
      submitLabel={isNight && isSent ? '밤이지만 지금 보내기' : isSent ? '만들어 보내기' : '만들기'}
      submitDisabled={isVideoMissing}
      form={form}
      onClose={onClose}
      onSubmit={async ({ days, videoId, isSent: sends, body, purpose: wanted }) => {
        if (wanted === 'VIDEO' && videoId === null) throw new UserError('보낼 영상을 골라 주세요.');
        const video = wanted === 'VIDEO' && videoId !== null ? { videoId } : {};
        const text = sends ? { text: { sendKey, body, quietHoursConfirmed: isNight } } : {};
        const period = wanted === 'FAMILY' ? FAMILY_DAYS : Number(days);
        onMade(await create.mutateAsync({ studentId, data: { purpose: wanted, days: period, ...video, ...text } }));
      }}
    >
      <FormRow>
        <SelectField name="purpose" label="링크 종류" options={[...purposes]} />
        {purpose !== 'FAMILY' && <SelectField name="days" label="열 수 있는 기간" options={periods} />}
      </FormRow>
      {purpose === 'FAMILY' && (
        <p>
          출결, 성적표, 예약, 받은 문자를 한곳에서 봅니다. 확인된 형제자매도 함께 보이고, 1년 동안 열립니다. 처음 연
          기기에서 비밀번호를 정합니다.
        </p>
      )}
      {purpose === 'VIDEO' && (
        <QueryView query={videos} rows={2}>
          {({ videos: own }) =>
            own.length > 0 ? (
              <SelectField
                name="videoId"
                label="영상"
                required
                options={own.map(({ id, title }) => ({ value: id, label: title }))}
              />
            ) : (
              <p>이 학생이 볼 수 있는 영상이 없습니다.</p>
            )
          }
        </QueryView>
      )}
      <CheckboxField name="isSent" label="보호자에게 문자로 보내기" />
      {isSent && (
        <TextField name="body" label="문자 내용" required multiline hint="#{이름}과 #{링크}는 보낼 때 채워집니다." />
      )}
    </FormDialog>
  );
}
