/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type RichTextType = typeof RichTextType[keyof typeof RichTextType];


export const RichTextType = {
  doc: 'doc',
} as const;
