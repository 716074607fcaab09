import { useForm, useWatch } from 'react-hook-form';
import { ConsentGiver, type ConsentMethod, ConsentKind, useRecordConsent } from '#client/generated/rest/consents.ts';
import { recordConsentBodyGiverNameMax } from '#openapi/generated/zod/consents.ts';
import { FormDialog, FormRow, SelectField, TextField } from '#ui-kit';
import { useTitleFor } from '../shared/page/StudentNamed.tsx';
import { givers, kinds, methods } from './consentWords.ts';

interface ConsentDialogProps {
  studentId: string;
  /** The guardian consents. */
  needsGuardian: boolean;
  onClose: () => void;
}

/** Writes a consent down that was received. */
export function ConsentDialog({ studentId, needsGuardian, onClose }: ConsentDialogProps) {
  const record = useRecordConsent();
  const form = useForm({
    defaultValues: {
      kind: ConsentKind.REQUIRED as ConsentKind,
      giver: (needsGuardian ? ConsentGiver.GUARDIAN : ConsentGiver.STUDENT) as ConsentGiver,
      giverName: '',
      method: 'PAPER' as ConsentMethod,
    },
  });
  const giver = useWatch({ control: form.control, name: 'giver' });
  const title = useTitleFor('동의 적기');
  return (
    <FormDialog
      open
      title={title}
      form={form}
      onClose={onClose}
      onSubmit={async ({ giverName, ...values }) => {
        const data = giver === 'GUARDIAN' ? { ...values, giverName } : values;
        await record.mutateAsync({ studentId, data });
      }}
      said="동의를 적었습니다"
    >
      <SelectField name="kind" label="동의 항목" options={kinds} />
      <FormRow>
        <SelectField name="giver" label="동의한 사람" options={givers} />
        <SelectField name="method" label="방법" options={methods} />
      </FormRow>
      {giver === 'GUARDIAN' && (
        <TextField name="giverName" label="보호자 이름" required maxLength={recordConsentBodyGiverNameMax} />
      )}
    </FormDialog>
  );
}
