import { createElement, useContext } from 'react';
import { LinkContext, type AnchorProps } from './LinkContext.ts';

/** The unstyled link component given to `KitProvider`; every link of the kit renders it. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(LinkContext), props);
}
