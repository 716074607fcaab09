import { useNavigate } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateLectureBody } from '#openapi/generated/zod/lectures.ts';
import { CheckboxField, FormRow, NumberField, SelectField, TextField, TimeField, formatTime } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import { paths } from './paths.ts';
import { LecturePlacesDocument, type LectureFactsFragment } from './generated/graphql.ts';
import { HoursClash } from './schedule/HoursClash.tsx';
import { HoursFields, weekdayOptions } from './schedule/HoursFields.tsx';
import { MovedStudents } from './statistics/MovedStudents.tsx';

interface LectureDialogProps {
  /** The lecture to edit; undefined for a new one. */
  lecture?: LectureFactsFragment;
  onClose: () => void;
}

/** Creates or edits a lecture. */
export function LectureDialog({ lecture, onClose }: LectureDialogProps) {
  const navigate = useNavigate();
  const places = useGql(LecturePlacesDocument, {}).data;
  const record = useRecordForm({
    resource: 'lectures',
    record: lecture,
    resolver: schemaResolver(CreateLectureBody),
    defaultValues: lecture
      ? { ...lecture, ...clock(lecture), hours: lecture.hours.map((own) => ({ weekday: own.weekday, ...clock(own) })) }
      : {
          name: '',
          teacherName: '',
          room: '',
          hours: [],
          startsOn: null,
          endsOn: null,
          watchedPercent: 90,
          isPublic: false,
        },
  });

  return (
    <RecordDialog
      title={lecture ? `${lecture.name} 수정` : '강의 만들기'}
      submitLabel={lecture ? '저장' : '만들기'}
      {...record}
      onClose={onClose}
      said={({ name }, saved) =>
        lecture
          ? `${name} 강의를 수정했습니다`
          : {
              message: `${name} 강의를 만들었습니다`,
              tone: 'positive',
              action: { label: '열기', onClick: () => void navigate(paths.lecture(String(saved.id))) },
            }
      }
    >
      <TextField name="name" label="강의 이름" placeholder="미적분 A" />
      <FormRow>
        <TextField
          name="teacherName"
          label="선생님"
          suggestions={places?.teachers.map(({ teacherName }) => teacherName) ?? []}
        />
        <TextField
          name="room"
          label="강의실"
          placeholder="301호"
          suggestions={places?.rooms.map(({ room }) => room).filter(Boolean) ?? []}
        />
      </FormRow>
      <FormRow>
        <SelectField name="weekday" label="요일" required options={weekdayOptions} />
        <TimeField name="startsAt" label="시작" />
        <TimeField name="endsAt" label="끝" />
      </FormRow>
      <HoursFields />
      {lecture && <MovedStudents lecture={lecture} />}
      <HoursClash others={places?.others.filter(({ id }) => id !== lecture?.id) ?? []} />
      <FormRow>
        <DateField name="startsOn" label="학기 첫날" />
        <DateField name="endsOn" label="학기 마지막 날" hint="비워 두면 끝을 정하지 않습니다." />
      </FormRow>
      <FormRow>
        <NumberField name="capacity" label="정원" unit="명" />
        <NumberField
          name="watchedPercent"
          label="영상 시청 기준"
          unit="%"
          hint="이만큼 보면 영상을 본 것으로 셉니다."
        />
      </FormRow>
      <CheckboxField
        name="isPublic"
        label="홈페이지에서 모집하기"
        hint="방문자가 시간과 남은 자리를 보고 신청할 수 있습니다."
      />
    </RecordDialog>
  );
}

const clock = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({
  startsAt: formatTime(startsAt),
  endsAt: formatTime(endsAt),
});
