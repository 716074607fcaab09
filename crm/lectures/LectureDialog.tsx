import { useNavigate } from 'react-router';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateLectureBody } from '#openapi/generated/zod/lectures.ts';
import { FormRow, NumberField, SelectField, TextField, TimeField, formatTime, weekdayName } from '#ui-kit';
import { RecordDialog } from '../shared/RecordDialog.tsx';
import { useRecordForm } from '../shared/useRecordForm.ts';
import { paths } from './index.tsx';
import type { LectureFactsFragment } from './generated/graphql.ts';

interface LectureDialogProps {
  /** The lecture to edit; undefined for a new one. */
  lecture?: LectureFactsFragment;
  onClose: () => void;
}

const weekdayOptions = [1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, label: weekdayName(value) }));

/** Creates or edits a lecture. */
export function LectureDialog({ lecture, onClose }: LectureDialogProps) {
  const navigate = useNavigate();
  const record = useRecordForm({
    resource: 'lectures',
    record: lecture,
    resolver: schemaResolver(CreateLectureBody),
    defaultValues: lecture
      ? { ...lecture, startsAt: formatTime(lecture.startsAt), endsAt: formatTime(lecture.endsAt) }
      : { name: '', teacherName: '', room: '' },
  });

  return (
    <RecordDialog
      title={lecture ? `${lecture.name} 고치기` : '강의 만들기'}
      submitLabel={lecture ? '저장' : '만들기'}
      {...record}
      onClose={onClose}
      said={({ name }, saved) =>
        lecture
          ? `${name} 강의를 고쳤습니다`
          : {
              message: `${name} 강의를 만들었습니다`,
              tone: 'positive',
              action: { label: '열기', onClick: () => void navigate(paths.lecture(String(saved.id))) },
            }
      }
    >
      <TextField name="name" label="강의 이름" required placeholder="미적분 A" />
      <FormRow>
        <TextField name="teacherName" label="선생님" required />
        <TextField name="room" label="강의실" placeholder="301호" />
      </FormRow>
      <FormRow>
        <SelectField name="weekday" label="요일" required options={weekdayOptions} />
        <TimeField name="startsAt" label="시작" required />
        <TimeField name="endsAt" label="끝" required />
      </FormRow>
      <NumberField name="capacity" label="정원" unit="명" required />
    </RecordDialog>
  );
}
