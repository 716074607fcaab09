import { useRef, useState } from 'react';
import type { IssuedPassword } from '#client/generated/rest/tas.ts';
import { PhoneField, TextField } from '#ui-kit';
import { AddTaBody } from '#openapi/generated/zod/tas.ts';
import { mappedResolver } from '../shared/records/mappedResolver.ts';
import { PasswordSheet } from '../shared/PasswordSheet.tsx';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';

interface AddTaForm {
  loginId: string;
  name: string;
  phone: string;
}

const resolver = mappedResolver(
  AddTaBody,
  ({ loginId, name, phone }: AddTaForm) => ({ loginId: loginId.trim(), name: name.trim(), phone: phone || null }),
  { loginId: { field: 'loginId', message: '영문 소문자와 숫자로 4–32자여야 합니다.' } },
);

/** Adds a TA, then shows the temporary password once. @param props.onClose gets the id of a TA who was added */
export default function AddTaDialog({ onClose }: { onClose: (id?: string) => void }) {
  const [issued, setIssued] = useState<IssuedPassword | null>(null);
  const isDone = useRef(false);
  const record = useRecordForm({
    resource: 'taDirectory',
    resolver,
    defaultValues: { loginId: '', name: '', phone: '' },
  });
  if (issued) {
    return <PasswordSheet passwords={[{ ...issued, userId: issued.id }]} onClose={() => onClose(issued.id)} />;
  }
  return (
    <RecordDialog
      title="조교 추가"
      submitLabel="추가"
      {...record}
      save={async (values, version) => {
        const saved = (await record.save(values, version)) as unknown as IssuedPassword;
        isDone.current = true;
        setIssued(saved);
        return saved;
      }}
      // The form also closes after it has saved; then the temporary password replaces it.
      onClose={() => {
        if (!isDone.current) onClose();
      }}
    >
      <TextField name="loginId" label="아이디" placeholder="minji" hint="영문 소문자와 숫자, 4–32자" />
      <TextField name="name" label="이름" />
      <PhoneField name="phone" label="전화번호" />
    </RecordDialog>
  );
}
