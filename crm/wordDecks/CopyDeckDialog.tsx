import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useCopyWordDeck } from '#client/generated/rest/wordDecks.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CopyWordDeckBody } from '#openapi/generated/zod/wordDecks.ts';
import { TextField } from '#ui-kit';
import { paths } from './paths.ts';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import type { WordDeckFactsFragment } from './generated/graphql.ts';

interface CopyDeckDialogProps {
  deck: Pick<WordDeckFactsFragment, 'id' | 'title'>;
  onClose: () => void;
}

/** Copies a deck with its words, and opens the copy. */
export default function CopyDeckDialog({ deck, onClose }: CopyDeckDialogProps) {
  const copy = useCopyWordDeck();
  const navigate = useNavigate();
  const form = useForm({
    resolver: schemaResolver(CopyWordDeckBody),
    defaultValues: { title: `${deck.title.slice(0, 56)} 복사` },
  });
  return (
    <RecordDialog
      size="small"
      title="단어장 복사"
      submitLabel="복사"
      form={form}
      onClose={onClose}
      save={async (data) => {
        const { id } = await copy.mutateAsync({ deckId: deck.id, data });
        void navigate(paths.wordDeck(id));
      }}
      said={({ title }) => `${title} 단어장을 만들었습니다`}
    >
      <TextField
        name="title"
        label="제목"
        hint="단어를 모두 복사합니다. 비공개로 만들고, 학생이 외운 기록은 원래 단어장에 남습니다."
      />
    </RecordDialog>
  );
}
