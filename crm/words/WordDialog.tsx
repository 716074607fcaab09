import { TextField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import { CreateWordDocument, UpdateWordDocument, type WordFactsFragment } from './generated/graphql.ts';
import { formOf, inputOf, wordForm } from './wordForm.ts';

interface WordDialogProps {
  deckId: string;
  /** The word to edit; undefined for a new one, which goes to the end. */
  word?: WordFactsFragment;
  onClose: () => void;
}

/** Adds a word to a deck, or edits one. */
export function WordDialog({ deckId, word, onClose }: WordDialogProps) {
  const record = useRecordForm({
    resource: 'words',
    record: word && { id: word.id, version: word.version },
    meta: { gqlMutation: word ? UpdateWordDocument : CreateWordDocument },
    resolver: wordForm,
    defaultValues: formOf(word),
  });
  return (
    <RecordDialog
      size="small"
      title={word ? '단어 수정' : '단어 추가'}
      submitLabel={word ? '저장' : '추가'}
      {...record}
      save={(values, version) => record.save(word ? inputOf(values) : { ...inputOf(values), deckId }, version)}
      onClose={onClose}
      said={({ term }) => `‘${term}’ 단어를 ${word ? '수정했습니다' : '추가했습니다'}`}
    >
      <TextField name="term" label="단어" />
      <TextField name="meaning" label="뜻" />
      <TextField name="partOfSpeech" label="품사" />
      <TextField name="synonyms" label="함께 받는 답" hint="시험에서 이것도 맞는 답입니다. 쉼표로 나눕니다." />
      <TextField name="example" label="예문" multiline />
    </RecordDialog>
  );
}
