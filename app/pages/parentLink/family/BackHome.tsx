import { Link } from '#ui-kit';
import { ChevronLeftIcon } from '#ui-kit/icons.ts';
import css from './Family.module.css';
import { useHrefOf } from './view.ts';

/** The way back to the home of the same child. */
export function BackHome({ childId }: { childId: string | undefined }) {
  const hrefOf = useHrefOf();
  return (
    <Link
      quiet
      href={hrefOf(childId === undefined ? { part: 'HOME' } : { part: 'HOME', childId })}
      className={css.back}
    >
      <ChevronLeftIcon aria-hidden />
      보호자 홈
    </Link>
  );
}
