import { DeleteRecordDialog } from '../shared/records/DeleteRecordDialog.tsx';
import { EditDeleteMenu } from '../shared/records/EditDeleteMenu.tsx';
import { DeleteWordDocument, type WordFactsFragment } from './generated/graphql.ts';
import { WordDialog } from './WordDialog.tsx';
import css from './Words.module.css';

/** A word: its meaning, other answers and its example. */
export function WordRow({ word }: { word: WordFactsFragment }) {
  const { id, deckId, term, meaning, synonyms, example, partOfSpeech } = word;
  return (
    <div className={css.row}>
      <strong className={css.term}>{term}</strong>
      <span className={css.meaning}>
        {partOfSpeech && <span className={css.more}>{`${partOfSpeech} `}</span>}
        {meaning}
        {synonyms.length > 0 && <span className={css.more}>{` = ${synonyms.join(', ')}`}</span>}
      </span>
      <span className={css.example}>{example}</span>
      <EditDeleteMenu
        name={term}
        edit={(close) => <WordDialog deckId={deckId} word={word} onClose={close} />}
        remove={(close) => (
          <DeleteRecordDialog
            resource="words"
            id={id}
            meta={{ gqlMutation: DeleteWordDocument }}
            title={`‘${term}’ 낱말을 지울까요?`}
            confirmLabel="낱말 지우기"
            said={`‘${term}’ 낱말을 지웠습니다`}
            onClose={close}
          >
            이 단어장에서 사라집니다. 학생이 이미 공부했거나 시험에 나온 낱말은 지울 수 없습니다.
          </DeleteRecordDialog>
        )}
      />
    </div>
  );
}
