import { Schema, type Attrs } from 'prosemirror-model';
import { Problem } from '../../../http/problem.ts';

/** Addresses a link may lead to. Everything else, `javascript:` first of all, is refused. */
const safeAddress = /^(https?:\/\/|mailto:|tel:)[^\s\p{Cc}\p{Cf}]+$/iu;

const isHeading = (level: unknown): boolean => level === 2 || level === 3;

/** Throws a RangeError, as ProseMirror's own checks do. */
const must =
  (fits: (value: unknown) => boolean) =>
  (value: unknown): void => {
    if (!fits(value)) throw new RangeError('A value that is not allowed');
  };

/** The nodes and marks a rich text may contain; `ui-kit/RichText` edits and renders the same. */
const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*' },
    heading: { group: 'block', content: 'inline*', attrs: { level: { default: 2, validate: must(isHeading) } } },
    bulletList: { group: 'block', content: 'listItem+' },
    orderedList: { group: 'block', content: 'listItem+', attrs: { start: { default: 1, validate: 'number' } } },
    listItem: { content: 'paragraph block*' },
    blockquote: { group: 'block', content: 'block+' },
    hardBreak: { group: 'inline', inline: true },
    text: { group: 'inline' },
  },
  marks: {
    bold: {},
    italic: {},
    underline: {},
    strike: {},
    link: {
      attrs: {
        href: { validate: must((href) => typeof href === 'string' && href.length <= 2000 && safeAddress.test(href)) },
      },
    },
  },
});

/** A document of known nodes only; 422 for unknown nodes, marks or addresses, and for a blank document. */
export function cleanRichText(body: Record<string, unknown>): string {
  let words: string;
  let clean: Attrs;
  try {
    const node = schema.nodeFromJSON(body);
    node.check();
    words = node.textContent;
    clean = node.toJSON();
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
    throw refused('unsafe-content', '본문에 쓸 수 없는 내용이나 주소가 들어 있습니다. 글과 https 링크만 남겨 주세요.');
  }
  if (words.trim() === '') throw refused('invalid-value', '내용을 써 주세요.');
  return JSON.stringify(clean).normalize('NFC');
}

/** The words of a clean document, a line for every block. */
export function richTextWords(document: Record<string, unknown>): string {
  const node = schema.nodeFromJSON(document);
  return node.textBetween(0, node.content.size, '\n', ({ type }) => (type.name === 'hardBreak' ? '\n' : '')).trim();
}

function refused(code: string, message: string): Problem {
  return new Problem(422, code, message, { errors: [{ field: 'body', message }] });
}
