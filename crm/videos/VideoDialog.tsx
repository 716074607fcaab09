import { CreateVideoBody } from '#openapi/generated/zod/videos.ts';
import {
  CheckboxField,
  FormRow,
  instantInSeoul,
  NumberField,
  TextField,
  TimeField,
  timeInSeoul,
  todayInSeoul,
} from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { serverClock } from '#client/live/serverClock.ts';
import { mappedResolver } from '../shared/records/mappedResolver.ts';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import type { Place, Video } from './types.ts';

interface VideoDialogProps {
  place: Place;
  /** The video to edit; undefined for a new one at an address. */
  video?: Video;
  onClose: () => void;
}

interface VideoForm {
  title: string;
  url: string;
  minutes: number | null;
  seconds: number | null;
  openDay: string | null;
  openTime: string | null;
  closeDay: string | null;
  closeTime: string | null;
  isForClass: boolean;
}

const names = { opensAt: 'openDay', closesAt: 'closeDay', durationSeconds: 'minutes' } as const;

/** What the form says, as the body of either command. */
function inputOf(form: VideoForm, isFile: boolean) {
  const at = (day: string | null, time: string | null) => (day ? instantInSeoul(day, time ?? '00:00') : undefined);
  return {
    title: form.title,
    url: isFile ? undefined : form.url,
    durationSeconds: isFile ? undefined : (form.minutes ?? 0) * 60 + (form.seconds ?? 0),
    opensAt: at(form.openDay, form.openTime) ?? '',
    closesAt: at(form.closeDay, form.closeTime) ?? null,
    isForClass: form.isForClass,
  };
}

/** Names an address, or changes a video: its title and when it may be watched. */
export default function VideoDialog({ place, video, onClose }: VideoDialogProps) {
  const isFile = video?.url === null;
  const record = useRecordForm({
    resource: 'videos',
    record: video,
    meta: { params: { lectureId: place.lectureId, weeklyLectureId: place.weekId } },
    resolver: mappedResolver(CreateVideoBody, (form: VideoForm) => inputOf(form, isFile), names),
    defaultValues: formOf(video),
  });
  return (
    <RecordDialog
      title={video ? '영상 수정' : '주소로 영상 추가'}
      submitLabel={video ? '저장' : '추가'}
      {...record}
      onClose={onClose}
      said={() => (video ? '영상을 수정했습니다' : '영상을 추가했습니다')}
    >
      <TextField name="title" label="제목" />
      {!isFile && (
        <>
          <TextField name="url" label="주소" required hint="https 주소만. YouTube와 Vimeo는 그 자리에서 재생합니다." />
          <FormRow>
            <NumberField name="minutes" label="길이 (분)" required />
            <NumberField name="seconds" label="초" />
          </FormRow>
        </>
      )}
      <FormRow>
        <DateField name="openDay" label="시청 시작" required />
        <TimeField name="openTime" label="시작 시각" required />
      </FormRow>
      <FormRow>
        <DateField name="closeDay" label="시청 마감" hint="비우면 마감이 없습니다." />
        <TimeField name="closeTime" label="마감 시각" />
      </FormRow>
      <CheckboxField name="isForClass" label="반 전체가 볼 수 있음 (끄면 결석 학생만 7일)" />
    </RecordDialog>
  );
}

function formOf(video: Video | undefined): VideoForm {
  const opens = video ? new Date(video.opensAt) : serverClock.now();
  const closes = video?.closesAt == null ? null : new Date(video.closesAt);
  return {
    title: video?.title ?? '',
    url: video?.url ?? '',
    minutes: video ? Math.floor(video.durationSeconds / 60) : null,
    seconds: video ? video.durationSeconds % 60 : 0,
    openDay: todayInSeoul(opens),
    openTime: timeInSeoul(opens).slice(0, 5),
    closeDay: closes && todayInSeoul(closes),
    closeTime: closes && timeInSeoul(closes).slice(0, 5),
    isForClass: video?.isForClass ?? true,
  };
}
