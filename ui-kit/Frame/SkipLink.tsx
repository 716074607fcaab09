import css from './SkipLink.module.css';

/** Id of the main part of every frame. */
export const MAIN_ID = 'main';

/** The first Tab stop of the page: skips the navigation. */
export function SkipLink() {
  return (
    <a className={css.skip} href={`#${MAIN_ID}`}>
      본문으로 건너뛰기
    </a>
  );
}
