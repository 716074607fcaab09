import { josa } from 'es-hangul';
import { emptyRichText, FormRow, TextField, todayInSeoul } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import { CreateTermDocument } from './generated/manager.ts';
import { newTermForm } from './termForms.ts';
import { VersionFields } from './VersionFields.tsx';

/** Makes terms with their first version. */
export function NewTermDialog({ onClose }: { onClose: () => void }) {
  const record = useRecordForm({
    resource: 'terms',
    meta: { gqlMutation: CreateTermDocument },
    resolver: newTermForm,
    defaultValues: { id: '', title: '', body: emptyRichText, publishedFrom: todayInSeoul() },
  });
  return (
    <RecordDialog
      size="large"
      title="약관 만들기"
      submitLabel="만들기"
      {...record}
      save={({ id, title, ...version }, at) => record.save({ id, title, versions: { data: [version] } }, at)}
      onClose={onClose}
      said={({ title }) => `${josa(title, '을/를')} 만들었습니다`}
    >
      <FormRow>
        <TextField name="title" label="제목" placeholder="환불 규정" />
        <TextField name="id" label="주소" maxLength={31} placeholder="refund" hint="/terms/ 뒤에 붙습니다." />
      </FormRow>
      <VersionFields />
    </RecordDialog>
  );
}
