import { CheckboxField, SelectField, TextField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useLectureOptions } from '../lectures/parts.ts';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import { CreateWordDeckDocument, UpdateWordDeckDocument, type WordDeckFactsFragment } from './generated/graphql.ts';
import { wordDeckForm } from './wordDeckForm.ts';

interface WordDeckDialogProps {
  /** The deck to edit; undefined for a new one. */
  deck?: WordDeckFactsFragment;
  onClose: () => void;
}

/** Creates or edits a word deck. */
export function WordDeckDialog({ deck, onClose }: WordDeckDialogProps) {
  const options = useLectureOptions();
  const ended = deck?.lecture && !options.some(({ value }) => value === deck.lectureId);
  const record = useRecordForm({
    resource: 'wordDecks',
    record: deck && { id: deck.id, version: deck.version },
    meta: { gqlMutation: deck ? UpdateWordDeckDocument : CreateWordDeckDocument },
    resolver: wordDeckForm,
    defaultValues: {
      title: deck?.title ?? '',
      description: deck?.description ?? '',
      lectureId: deck?.lectureId ?? null,
      isPublished: deck?.isPublished ?? false,
    },
  });
  return (
    <RecordDialog
      title={deck ? '단어장 수정' : '단어장 만들기'}
      submitLabel={deck ? '저장' : '만들기'}
      {...record}
      onClose={onClose}
      said={({ title }) => `${title} 단어장을 ${deck ? '수정했습니다' : '만들었습니다'}`}
    >
      <TextField name="title" label="제목" placeholder="수능 필수 영단어 1" />
      <TextField name="description" label="설명" multiline />
      <SelectField
        name="lectureId"
        label="강의"
        emptyLabel="모든 강의"
        options={
          ended && deck.lecture
            ? [...options, { value: deck.lecture.id, label: `${deck.lecture.name} (종료)` }]
            : options
        }
      />
      <CheckboxField
        name="isPublished"
        label="학생에게 공개"
        hint="공개하면 그 강의의 학생이 포털에서 볼 수 있습니다."
      />
    </RecordDialog>
  );
}
