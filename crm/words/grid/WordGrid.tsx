import { useCallback, useMemo } from 'react';
import { useSaveWords } from '#client/generated/rest/wordDecks.ts';
import { useGql } from '#client/graphql/gql.ts';
import { Button, QueryView, Toolbar, useLeaveGuard, useSending, Stack } from '#ui-kit';
import { TypingGrid, type CellView, type GridColumn } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { useHistory } from '../../grid/index.ts';
import { DeckWordsDocument, type WordFactsFragment } from '../generated/graphql.ts';
import { FileButtons } from './FileButtons.tsx';
import {
  changed,
  countMistakes,
  doubled,
  fieldNames as names,
  inputOf,
  mistakeOf,
  rowDoubts,
  rowsOf,
  type WordField,
  type WordRow,
} from './wordRows.ts';
import css from '../Words.module.css';

/** All words of a deck in a typing grid; nothing is sent until it is saved. */
export default function WordGrid({ deckId, onClose }: { deckId: string; onClose: () => void }) {
  // What others change meanwhile comes with the answer to saving.
  const query = useGql(DeckWordsDocument, { deckId }, { requestPolicy: 'network-only', meta: { tables: [] } });
  return <QueryView query={query}>{({ words }) => <Desk deckId={deckId} words={words} onClose={onClose} />}</QueryView>;
}

const columns: GridColumn<WordRow>[] = [
  { id: 'order', label: names.order, width: 64, kind: 'text', align: 'end', frozen: true },
  { id: 'term', label: names.term, width: 180, grow: true, kind: 'text', current: true, rowHeader: true },
  { id: 'meaning', label: names.meaning, width: 200, grow: true, kind: 'text' },
  { id: 'partOfSpeech', label: names.partOfSpeech, width: 90, kind: 'text' },
  { id: 'synonyms', label: names.synonyms, width: 160, grow: true, kind: 'text' },
  { id: 'example', label: names.example, width: 260, grow: true, kind: 'text' },
];

const getName = ({ term, id }: WordRow): string => term || (id.startsWith('new') ? '새 단어' : '단어');

interface DeskProps {
  deckId: string;
  words: readonly WordFactsFragment[];
  onClose: () => void;
}

function Desk({ deckId, words, onClose }: DeskProps) {
  const { now: rows, isChanged, put, undo, redo, restart } = useHistory(useMemo(() => rowsOf(words), [words]));
  const save = useSaveWords();
  const { send } = useSending();
  useLeaveGuard(isChanged);
  const twins = useMemo(() => doubled(rows), [rows]);
  const mistakes = useMemo(() => countMistakes(rows), [rows]);
  const getCell = useCallback((row: WordRow, field: string) => cellOf(row, field as WordField, twins), [twins]);
  const onSave = () =>
    send(
      async () => {
        const saved = await save.mutateAsync({ deckId, data: { words: inputOf(rows) } });
        restart(rows);
        onClose();
        return saved;
      },
      ({ added, changed: corrected }) => `저장했습니다. 새 단어 ${added}개, 수정한 단어 ${corrected}개`,
    );
  return (
    <Stack gap={10}>
      <Toolbar
        label="단어 표"
        end={
          <>
            {mistakes > 0 && <span className={css.problem}>{`수정할 곳 ${mistakes}칸`}</span>}
            <Button onClick={onClose}>{isChanged ? '저장하지 않고 닫기' : '닫기'}</Button>
            <Button
              variant="primary"
              disabled={!isChanged || mistakes > 0}
              loading={save.isPending}
              onClick={() => void onSave()}
            >
              저장
            </Button>
          </>
        }
      >
        <FileButtons rows={rows} onRead={put} onUndo={undo} />
        <span className={css.more}>엑셀이나 목록에서 복사해 붙여넣을 수 있습니다. 되돌리기는 Ctrl+Z입니다.</span>
      </Toolbar>
      <TypingGrid
        label="단어 표"
        rows={rows}
        columns={columns}
        getCell={getCell}
        getRowName={getName}
        onCommit={(changes) => put(changed(rows, changes))}
        onUndo={undo}
        onRedo={redo}
        autoFocus
        height="min(64vh, 720px)"
      />
    </Stack>
  );
}

function cellOf(row: WordRow, field: WordField, twins: ReadonlySet<string>): CellView {
  const text = row[field];
  const cell: CellView = { value: text || null, text };
  const mistake = mistakeOf(row, field);
  if (mistake !== undefined) return { ...cell, state: 'failed', message: mistake };
  if (field !== 'term') return cell;
  if (twins.has(row.id)) return { ...cell, state: 'failed', message: '같은 단어와 뜻이 다른 줄에도 있습니다.' };
  const doubts = rowDoubts(row);
  return doubts.length > 0 ? { ...cell, tone: 'warning', message: `확인해 주세요: ${doubts.join(' ')}` } : cell;
}
