/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RichTextContentItem } from './richTextContentItem.ts';
import type { RichTextType } from './richTextType.ts';

/**
 * A ProseMirror document of paragraphs, headings, lists and quotes; nodes, marks and addresses beyond those are refused (422 unsafe-content)
 */
export interface RichText {
  type: RichTextType;
  content: RichTextContentItem[];
}
