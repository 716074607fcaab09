/** A rich text as ProseMirror stores it: never HTML. */
export interface RichTextDocument {
  type: 'doc';
  content: RichTextNode[];
}

/** A node of a document: a paragraph, a list, some text. */
export interface RichTextNode {
  type?: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type?: string; attrs?: Record<string, unknown> }[];
  content?: RichTextNode[];
  [key: string]: unknown;
}

/** An empty document. */
export const emptyRichText: RichTextDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** True for an address a link may have; the server checks the same before it stores one. */
export function isSafeAddress(address: unknown): address is string {
  return typeof address === 'string' && /^(https?:\/\/|mailto:|tel:)[^\s\p{Cc}\p{Cf}]+$/iu.test(address);
}

/** The text of a document on one line, for lists and search; '' when it is no document. */
export function richTextWords(document: unknown): string {
  return wordsOf(asNode(document)).replaceAll(/\s+/g, ' ').trim();
}

/** Reads an unknown value as a node; anything else becomes an empty one. */
export function asNode(value: unknown): RichTextNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RichTextNode) : {};
}

/** The child nodes of a node. */
export function contentOf({ content }: RichTextNode): RichTextNode[] {
  return Array.isArray(content) ? content.map(asNode) : [];
}

function wordsOf(node: RichTextNode): string {
  if (typeof node.text === 'string') return node.text;
  const inside = contentOf(node).map(wordsOf).join('');
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'hardBreak' ? `${inside} ` : inside;
}
