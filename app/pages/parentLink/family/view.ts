import { useLocation, useSearchParams } from 'react-router';
import type { ParentLinkOpening } from '#client/generated/rest/parentLinks.ts';
import { isUuid } from '#client/isUuid.ts';
import { titles, type Purpose } from '../purposes.ts';

type FamilyPart = NonNullable<ParentLinkOpening['part']>;

/** What a page shows: of a family's home one of its parts, else what the link is for. */
export type Part = FamilyPart | Exclude<Purpose, 'FAMILY'>;

const parts: readonly FamilyPart[] = ['HOME', 'WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'CONSENT', 'CARD'];

/** Where one is in a family's home. */
export type View = { part: FamilyPart } & Pick<ParentLinkOpening, 'childId' | 'cardId'>;

/** What of a family's home is shown, by the address; anything unknown there is its first page. */
export function useView(): View {
  const [search] = useSearchParams();
  const part = parts.find((one) => one.toLowerCase() === search.get('show')) ?? 'HOME';
  const [childId, cardId] = ['child', 'card'].map((name) => search.get(name) ?? '');
  const view: View = { part };
  if (childId && isUuid(childId)) view.childId = childId;
  if (part === 'CARD' && cardId && isUuid(cardId)) view.cardId = cardId;
  return view.part === 'CARD' && view.cardId === undefined ? { ...view, part: 'HOME' } : view;
}

/** Makes the addresses of parts of this link. */
export function useHrefOf(): (to: Omit<View, 'part'> & { part: Part }) => string {
  const { pathname } = useLocation();
  return (to) => `${pathname}${searchOf(to)}`;
}

function searchOf({ part, childId, cardId }: Omit<View, 'part'> & { part: Part }): string {
  const search = new URLSearchParams();
  if (part !== 'HOME') search.set('show', part.toLowerCase());
  if (childId !== undefined) search.set('child', childId);
  if (cardId !== undefined) search.set('card', cardId);
  return `?${search.toString()}`;
}

/** The title of a part. */
export const titleOf = (part: Part): string =>
  part === 'HOME' ? titles.FAMILY : part === 'CARD' ? '성적표' : titles[part];
