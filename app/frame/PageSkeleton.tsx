import { ACADEMY_NAME } from '#client/page/academy.ts';
import { LoadingState } from '#ui-kit';
import css from './PageSkeleton.module.css';

/** What stands in the place of the portal at once, while its code comes on a slow line. */
export function PageSkeleton() {
  return (
    <>
      <div className={css.bar}>{ACADEMY_NAME}</div>
      <main className={css.page}>
        <LoadingState rows={8} />
      </main>
    </>
  );
}
