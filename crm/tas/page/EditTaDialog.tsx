import { PhoneField, TextField } from '#ui-kit';
import { UpdateTaBody } from '#openapi/generated/zod/tas.ts';
import { mappedResolver } from '../../shared/records/mappedResolver.ts';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';
import type { Ta } from '../ta.ts';

const resolver = mappedResolver(UpdateTaBody, ({ name, phone }: { name: string; phone: string }) => ({
  name: name.trim(),
  phone: phone || null,
}));

/** Changes a TA's name and phone number. */
export function EditTaDialog({ ta, onClose }: { ta: Ta; onClose: () => void }) {
  const record = useRecordForm({
    resource: 'taDirectory',
    record: { id: ta.id },
    resolver,
    defaultValues: { name: ta.user.name, phone: ta.user.phone ?? '' },
  });
  return (
    <RecordDialog
      title={`${ta.user.name} 조교 수정`}
      submitLabel="저장"
      {...record}
      onClose={onClose}
      said={({ name }) => `${name} 조교를 수정했습니다`}
    >
      <TextField name="name" label="이름" />
      <PhoneField name="phone" label="전화번호" />
    </RecordDialog>
  );
}
