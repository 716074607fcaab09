/** A text with form, as ProseMirror keeps it: never HTML. */
export interface RichTextDocument {
  type: 'doc';
  content: RichTextNode[];
}

/** A part of a document: a paragraph, a list, some words. */
export interface RichTextNode {
  type?: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type?: string; attrs?: Record<string, unknown> }[];
  content?: RichTextNode[];
  [key: string]: unknown;
}

/** A document with nothing in it yet. */
export const emptyRichText: RichTextDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** True for an address a link may lead to; the server asks the same before it stores one. */
export function isSafeAddress(address: unknown): address is string {
  return typeof address === 'string' && /^(https?:\/\/|mailto:|tel:)[^\s\p{Cc}\p{Cf}]+$/iu.test(address);
}

/** The words of a document on one line, for lists and search; '' when it is no document. */
export function richTextWords(document: unknown): string {
  return wordsOf(asNode(document)).replaceAll(/\s+/g, ' ').trim();
}

/** What came from outside as a node; anything else is an empty one. */
export function asNode(value: unknown): RichTextNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RichTextNode) : {};
}

/** The nodes inside of a node. */
export function contentOf({ content }: RichTextNode): RichTextNode[] {
  return Array.isArray(content) ? content.map(asNode) : [];
}

function wordsOf(node: RichTextNode): string {
  if (typeof node.text === 'string') return node.text;
  const inside = contentOf(node).map(wordsOf).join('');
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'hardBreak' ? `${inside} ` : inside;
}
