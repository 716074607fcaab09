import { deleting, editing } from '../shared/actions/commonActions.tsx';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
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
      <ActionMenu
        name={term}
        actions={[
          editing((close) => <WordDialog deckId={deckId} word={word} onClose={close} />),
          deleting({
            resource: 'words',
            id,
            meta: { gqlMutation: DeleteWordDocument },
            noun: '단어',
            name: `‘${term}’ 단어`,
            warns: '이 단어장에서 사라집니다. 학생이 이미 공부했거나 시험에 나온 단어는 삭제할 수 없습니다.',
          }),
        ]}
      />
    </div>
  );
}
