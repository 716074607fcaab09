import { createContext, type ComponentPropsWithRef, type ElementType } from 'react';

/** What a link component receives: an anchor's props with `href`. */
export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

/** An anchor, or a router's link that takes `href`. */
export type LinkComponent = ElementType<AnchorProps>;

/** The link component to use. */
export const LinkContext = createContext<LinkComponent>('a');
