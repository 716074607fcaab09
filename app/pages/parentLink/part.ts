import type { ParentLinkToken, ParentPage } from '#client/generated/rest/parentLinks.ts';

/** A link in a call: which it is, and of a family's which part of which child. */
export type LinkCall = Pick<ParentLinkToken, 'token' | 'purpose' | 'part' | 'childId'>;

/** What every part is given. */
export interface PartProps {
  page: ParentPage;
  link: LinkCall;
  /** Something was changed: the page is read again. */
  onDone: () => void;
}
