import { josa } from 'es-hangul';
import { TextField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import type { TermFactsFragment } from './generated/graphql.ts';
import { UpdateTermDocument } from './generated/manager.ts';
import { termForm } from './termForms.ts';

interface TermDialogProps {
  term: TermFactsFragment;
  /** Closes the form; `id` is where the terms are now. */
  onClose: (id: string) => void;
}

/** Changes the title and the address of terms. */
export function TermDialog({ term, onClose }: TermDialogProps) {
  const record = useRecordForm({
    resource: 'terms',
    record: term,
    meta: { gqlMutation: UpdateTermDocument },
    resolver: termForm,
    defaultValues: { id: term.id, title: term.title },
  });
  return (
    <RecordDialog
      size="small"
      title="약관 수정"
      {...record}
      onClose={() => onClose(record.form.formState.isSubmitSuccessful ? record.form.getValues('id') : term.id)}
      said={({ title }) => `${josa(title, '을/를')} 수정했습니다`}
    >
      <TextField name="title" label="제목" />
      <TextField name="id" label="주소" maxLength={31} hint="바꾸면 예전 주소로는 열리지 않습니다." />
    </RecordDialog>
  );
}
