import type { ParentPage } from '#client/generated/rest/parentLinks.ts';

/** What every part is given. */
export interface PartProps {
  page: ParentPage;
  token: string;
  /** Something was changed: the page is read again. */
  onDone: () => void;
}
