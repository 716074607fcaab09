import { FormulaText, RichText } from '#ui-kit';
import css from '../Board.module.css';

/** The words of a post or an answer: a document, or plain words. */
export function EntryText({ body, content }: { body: string; content: unknown }) {
  if (content !== null && content !== undefined) return <RichText document={content} />;
  return (
    <p className={css.words}>
      <FormulaText>{body}</FormulaText>
    </p>
  );
}
