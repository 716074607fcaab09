import { ButtonLink } from '#ui-kit';
import { useStart } from './useStart.ts';

/** Leads away from where there is nothing to see. */
export function StartLink() {
  return <ButtonLink href={useStart()}>처음 화면으로</ButtonLink>;
}
