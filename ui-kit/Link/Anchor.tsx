import { createElement, useContext } from 'react';
import { LinkContext, type AnchorProps } from './LinkContext.ts';

/** The bare link the app gave to `KitProvider`; whatever leads somewhere in the kit is made of it. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(LinkContext), props);
}
