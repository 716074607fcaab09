import { Suspense } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import {
  type AnnouncementInput,
  useCreateAnnouncement,
  useUpdateAnnouncement,
} from '#client/generated/rest/announcements.ts';
import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateAnnouncementBody } from '#openapi/generated/zod/announcements.ts';
import {
  CenteredSpinner,
  emptyRichText,
  FormDialog,
  FormRow,
  TextField,
  TimeField,
  todayInSeoul,
  useToast,
} from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { ChoiceChips } from '../shared/ChoiceChips.tsx';
import type { Announcement } from './AnnouncementCard.tsx';
import { instantOf, publicationForm, publicationOf } from './publication.ts';

const RichTextField = lazyWithRetry(() =>
  import('#ui-kit/RichText/RichTextField.tsx').then(({ RichTextField: field }) => ({ default: field })),
);

/** Which week it is of. */
export interface Place {
  lectureId: string;
  weekId: string;
}

interface AnnouncementDialogProps {
  place: Place;
  /** The one to change; a new one without. */
  announcement?: Announcement;
  onClose: () => void;
}

interface AnnouncementForm {
  title: string;
  body: unknown;
  publish: AnnouncementInput['publish'];
  day: string;
  time: string;
}

type FormResolver = Resolver<AnnouncementForm, unknown, AnnouncementInput>;

const checked = schemaResolver(CreateAnnouncementBody) as unknown as FormResolver;
/** The day and the time of the form are one instant of the contract. */
const resolver: FormResolver = (values, ...rest) =>
  checked({ ...values, ...(values.publish === 'AT' && { publishAt: instantOf(values.day, values.time) }) }, ...rest);

/** Writes or changes an announcement, and says when students see it. */
export function AnnouncementDialog({ place, announcement, onClose }: AnnouncementDialogProps) {
  const create = useCreateAnnouncement();
  const update = useUpdateAnnouncement();
  const toast = useToast();
  const isOut = announcement !== undefined && publicationOf(announcement.publishedAt) === 'OUT';
  const form = useForm<AnnouncementForm, unknown, AnnouncementInput>({
    resolver,
    defaultValues: {
      title: announcement?.title ?? '',
      body: announcement?.body ?? emptyRichText,
      ...publicationForm(announcement?.publishedAt, !announcement),
    },
  });
  const publish = useWatch({ control: form.control, name: 'publish' });
  const address = { lectureId: place.lectureId, weeklyLectureId: place.weekId };
  return (
    <FormDialog
      open
      size="large"
      title={announcement ? '공지 고치기' : '공지 쓰기'}
      submitLabel={publish === 'NOW' && !isOut ? '게시' : '저장'}
      form={form}
      onClose={onClose}
      onSubmit={async (data) => {
        if (announcement) {
          const change = { ...data, version: announcement.version };
          await update.mutateAsync({ ...address, announcementId: announcement.id, data: change });
        } else await create.mutateAsync({ ...address, data });
        toast({ message: said[data.publish], tone: 'positive' });
      }}
    >
      <TextField name="title" label="제목" required maxLength={100} />
      <Suspense fallback={<CenteredSpinner />}>
        <RichTextField name="body" label="내용" required />
      </Suspense>
      <ChoiceChips
        label="언제 보일까요"
        items={[
          { id: 'NOW', label: isOut ? '게시 중' : '지금 게시' },
          { id: 'AT', label: '예약' },
          { id: 'DRAFT', label: isOut ? '내리기 (초안)' : '초안으로 두기' },
        ]}
        chosen={[publish]}
        onToggle={(next) => form.setValue('publish', next, { shouldDirty: true })}
      />
      {publish === 'AT' && (
        <FormRow>
          <DateField name="day" label="게시할 날" required min={todayInSeoul()} />
          <TimeField name="time" label="게시할 시각" required />
        </FormRow>
      )}
    </FormDialog>
  );
}

const said: Record<AnnouncementInput['publish'], string> = {
  NOW: '공지를 게시했습니다',
  AT: '공지를 예약했습니다',
  DRAFT: '초안으로 저장했습니다',
};
