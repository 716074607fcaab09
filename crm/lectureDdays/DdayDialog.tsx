import { josa } from 'es-hangul';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateLectureDdayBody } from '#openapi/generated/zod/lectureDdays.ts';
import { FormRow, TextField } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import type { Dday } from './types.ts';

interface DdayDialogProps {
  lectureId: string;
  /** The goal to edit; undefined for a new one. */
  dday?: Dday;
  onClose: () => void;
}

/** Adds or edits a dated goal. */
export function DdayDialog({ lectureId, dday, onClose }: DdayDialogProps) {
  const record = useRecordForm({
    resource: 'lectureDdays',
    record: dday,
    meta: { params: { lectureId } },
    resolver: schemaResolver(CreateLectureDdayBody),
    defaultValues: { title: dday?.title ?? '', fallsOn: dday?.fallsOn ?? '' },
  });
  return (
    <RecordDialog
      title={dday ? '디데이 수정' : '디데이 추가'}
      submitLabel={dday ? '저장' : '추가'}
      {...record}
      onClose={onClose}
      said={({ title }) => `${josa(title, '을/를')} ${dday ? '수정했습니다' : '추가했습니다'}`}
    >
      <FormRow>
        <TextField name="title" label="이름" placeholder="수능" />
        <DateField name="fallsOn" label="날짜" />
      </FormRow>
    </RecordDialog>
  );
}
