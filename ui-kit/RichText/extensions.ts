import StarterKit from '@tiptap/starter-kit';
import { isSafeAddress } from './document.ts';

/** What can be written, pasted and stored; the server accepts the same set. */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https', isAllowedUri: isSafeAddress },
  }),
];
