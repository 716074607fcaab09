import { josa } from 'es-hangul';
import { CheckboxField, ColorField, FormRow, PALETTE, TextField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import { attendanceTypeForm } from './attendanceTypeForm.ts';
import {
  CreateAttendanceTypeDocument,
  UpdateAttendanceTypeDocument,
  type AttendanceTypeFactsFragment,
} from './generated/graphql.ts';

interface AttendanceTypeDialogProps {
  /** The type to edit; undefined for a new one. */
  type?: AttendanceTypeFactsFragment;
  /** The place of a new one in the order. */
  sequence: number;
  onClose: () => void;
}

/** Creates or edits an attendance type. */
export function AttendanceTypeDialog({ type, sequence, onClose }: AttendanceTypeDialogProps) {
  const record = useRecordForm({
    resource: 'attendanceTypes',
    record: type && { id: type.id, version: type.version },
    meta: { gqlMutation: type ? UpdateAttendanceTypeDocument : CreateAttendanceTypeDocument },
    resolver: attendanceTypeForm,
    defaultValues: {
      name: type?.name ?? '',
      shortName: type?.shortName ?? '',
      color: type?.color ?? PALETTE[0].value,
      countsAsPresent: type?.countsAsPresent ?? true,
      isActive: type?.isActive ?? true,
    },
  });
  return (
    <RecordDialog
      title={type ? '출결 구분 수정' : '출결 구분 만들기'}
      submitLabel={type ? '저장' : '만들기'}
      {...record}
      save={(values, version) => record.save(type ? values : { ...values, sequence }, version)}
      onClose={onClose}
      said={({ name }) => `${josa(name, '을/를')} ${type ? '수정했습니다' : '만들었습니다'}`}
    >
      <FormRow>
        <TextField name="name" label="이름" placeholder="출석" />
        <TextField name="shortName" label="줄임말" placeholder="출" hint="출석부와 학기 표에 찍힙니다." />
      </FormRow>
      <ColorField name="color" label="색" />
      <CheckboxField
        name="countsAsPresent"
        label="출석으로 인정"
        hint="출석률을 셀 때, 보강을 연결할 때, 연속 결석을 찾을 때 쓰입니다."
      />
      <CheckboxField
        name="isActive"
        label="사용"
        hint="끄면 새로 체크할 수 없고, 이미 체크한 출결은 그대로 남습니다."
      />
    </RecordDialog>
  );
}
