import { useWatch } from 'react-hook-form';
import type { AnnouncementInput } from '#client/generated/rest/announcements.ts';
import { CreateAnnouncementBody } from '#openapi/generated/zod/announcements.ts';
import { emptyRichText, FormRow, TextField, TimeField, todayInSeoul } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { mappedResolver } from '../shared/records/mappedResolver.ts';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { RichTextField } from '../shared/choices/RichTextField.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import type { Announcement } from './types.ts';
import { instantOf, publicationForm, publicationOf } from './publication.ts';

/** The week it belongs to. */
export interface Place {
  lectureId: string;
  weekId: string;
}

interface AnnouncementDialogProps {
  place: Place;
  /** The announcement to edit; undefined for a new one. */
  announcement?: Announcement;
  onClose: () => void;
}

interface AnnouncementForm {
  title: string;
  body: AnnouncementInput['body'];
  publish: AnnouncementInput['publish'];
  day: string;
  time: string;
}

/** The form's date and time make one instant of the contract. */
const resolver = mappedResolver(CreateAnnouncementBody, ({ day, time, ...values }: AnnouncementForm) => ({
  ...values,
  publishAt: values.publish === 'AT' ? instantOf(day, time) : undefined,
}));

/** Creates or edits an announcement, with the time from which students see it. */
export function AnnouncementDialog({ place, announcement, onClose }: AnnouncementDialogProps) {
  const isOut = announcement !== undefined && publicationOf(announcement.publishedAt) === 'OUT';
  const record = useRecordForm({
    resource: 'announcements',
    record: announcement,
    meta: { params: { lectureId: place.lectureId, weeklyLectureId: place.weekId } },
    resolver,
    defaultValues: {
      title: announcement?.title ?? '',
      body: (announcement?.body ?? emptyRichText) as AnnouncementInput['body'],
      ...publicationForm(announcement?.publishedAt, !announcement),
    },
  });
  const publish = useWatch({ control: record.form.control, name: 'publish' });
  return (
    <RecordDialog
      size="large"
      title={announcement ? '공지 수정' : '공지 작성'}
      submitLabel={publish === 'NOW' && !isOut ? '게시' : '저장'}
      {...record}
      onClose={onClose}
      said={({ publish: state }) => said[state]}
    >
      <TextField name="title" label="제목" />
      <RichTextField name="body" label="내용" />
      <ChoiceChips
        label="공개 시점"
        items={[
          { id: 'NOW', label: isOut ? '게시 중' : '지금 게시' },
          { id: 'AT', label: '예약' },
          { id: 'DRAFT', label: isOut ? '내리기 (초안)' : '초안으로 두기' },
        ]}
        chosen={[publish]}
        onToggle={(next) => record.form.setValue('publish', next, { shouldDirty: true })}
      />
      {publish === 'AT' && (
        <FormRow>
          <DateField name="day" label="게시할 날" required min={todayInSeoul()} />
          <TimeField name="time" label="게시할 시각" required />
        </FormRow>
      )}
    </RecordDialog>
  );
}

const said: Record<AnnouncementInput['publish'], string> = {
  NOW: '공지를 게시했습니다',
  AT: '공지를 예약했습니다',
  DRAFT: '초안으로 저장했습니다',
};
