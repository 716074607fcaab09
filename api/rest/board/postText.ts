import { cleanRichText, richTextWords } from '../_protocol/texts/richText.ts';
import { cleanText } from '../_protocol/text.ts';

interface Written {
  body?: string;
  content?: Record<string, unknown>;
}

/** The columns of a text: a document with its words, or words alone; nothing where neither was sent. */
export function textColumns({ body, content }: Written): { body: string; content: string | null } | null {
  if (content !== undefined) {
    const clean = cleanRichText(content);
    return { body: richTextWords(JSON.parse(clean)), content: clean };
  }
  return body === undefined ? null : { body: cleanText(body), content: null };
}
