import { useForm, useWatch } from 'react-hook-form';
import * as zod from 'zod/mini';
import { useGqlMutation } from '#client/graphql/gql.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { TextField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { PasteWordsDocument } from './generated/graphql.ts';
import { LinePreview } from './LinePreview.tsx';
import { MOST_LINES, readLines, wordOf, type Line } from './readLines.ts';

const resolver = schemaResolver(
  zod.object({
    text: zod.string().check((context) => {
      const message = problemOf(readLines(context.value));
      if (message) context.issues.push({ code: 'custom', message, input: context.value });
    }),
  }),
);

/** Adds many words at once, pasted from a spreadsheet; shows what will be added. */
export function PasteDialog({ deckId, onClose }: { deckId: string; onClose: () => void }) {
  const form = useForm({ resolver, defaultValues: { text: '' } });
  const lines = readLines(useWatch({ control: form.control, name: 'text' }));
  const paste = useGqlMutation(PasteWordsDocument);
  const good = lines.filter(({ problem }) => problem === undefined);
  return (
    <RecordDialog
      size="large"
      title="단어 붙여넣기"
      submitLabel={good.length > 0 ? `${good.length}개 추가` : '추가'}
      form={form}
      onClose={onClose}
      save={async () => {
        const words = good.map((line) => ({ ...wordOf(line), deckId }));
        const answer = await paste.mutateAsync({ words });
        return answer.insert_words?.affected_rows ?? 0;
      }}
      said={(_values, added) => saidOf(added, good.length - added)}
    >
      <TextField
        name="text"
        label="붙여넣을 줄"
        multiline
        placeholder={'abandon\t버리다\nbenefit\t이익'}
        hint="엑셀에서 단어와 뜻 두 열을 복사해 붙여넣으세요. 셋째 열은 함께 받는 답, 넷째 열은 예문, 다섯째 열은 품사가 됩니다."
      />
      {lines.length > 0 && <LinePreview lines={lines} />}
    </RecordDialog>
  );
}

function problemOf(lines: readonly Line[]): string | undefined {
  if (lines.length > MOST_LINES) return `한 번에 ${MOST_LINES}줄까지 넣을 수 있습니다. 지금 ${lines.length}줄입니다.`;
  if (lines.every(({ problem }) => problem !== undefined)) return '넣을 수 있는 줄이 없습니다.';
  return undefined;
}

function saidOf(added: number, known: number): string {
  if (added === 0) return '모두 이미 있는 단어입니다';
  return known > 0
    ? `단어 ${added}개를 추가했습니다. 이미 있는 ${known}개는 건너뛰었습니다`
    : `단어 ${added}개를 추가했습니다`;
}
