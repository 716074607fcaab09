import { useForm } from 'react-hook-form';
import { useSetAlertSettings, type AlertSettings } from '#client/generated/rest/consults.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { SetAlertSettingsBody } from '#openapi/generated/zod/consults.ts';
import { CheckboxField, FormDialog, FormRow, NumberField } from '#ui-kit';

interface AlertSettingsDialogProps {
  settings: AlertSettings;
  onClose: () => void;
}

/** Changes when a student is somebody to take care of, and whether blank marks become absences. */
export function AlertSettingsDialog({ settings, onClose }: AlertSettingsDialogProps) {
  const set = useSetAlertSettings();
  const form = useForm({ resolver: schemaResolver(SetAlertSettingsBody), defaultValues: settings });
  return (
    <FormDialog
      open
      title="챙길 학생의 기준"
      submitLabel="저장"
      form={form}
      onClose={onClose}
      onSubmit={(data) => set.mutateAsync({ data })}
      said="기준을 바꿨습니다"
    >
      <p>
        기준에 닿은 학생에게는 상담할 일이 생기고, 학생 목록에 표시됩니다. 바꾼 기준은 지금부터의 출결과 성적에 씁니다.
      </p>
      <FormRow>
        <NumberField name="absencesInARow" label="잇단 결석" unit="번" />
        <NumberField name="absencesInTerm" label="한 강의 결석" unit="번" />
      </FormRow>
      <FormRow>
        <NumberField name="fallingScores" label="잇달아 떨어진 성적" unit="번" />
        <NumberField name="todoDays" label="남은 클리닉 할 일" unit="일" />
      </FormRow>
      <CheckboxField
        name="isAutoAbsent"
        label="비어 있는 출결을 다음 날 결석으로 바꾸기"
        hint="켠 날의 수업부터, 수업 날이 지나면 한 번만 바꿉니다. 주차마다 한꺼번에 되돌릴 수 있습니다."
      />
    </FormDialog>
  );
}
