import { ChevronLeftIcon } from '../icons.ts';
import { Anchor } from '../Link/Anchor.tsx';
import type { Breadcrumb } from './Breadcrumbs.tsx';
import css from './BackLink.module.css';

/** An arrow to the page above this one, for a thumb. */
export function BackLink({ href, label }: Breadcrumb) {
  return (
    <Anchor href={href} className={css.back} aria-label={`뒤로: ${label}`} data-no-print>
      <ChevronLeftIcon aria-hidden />
    </Anchor>
  );
}
