import css from './SkipLink.module.css';

/** Id of the main part of every frame. */
export const MAIN_ID = 'main';

/** The first stop of the Tab key: past the navigation. */
export function SkipLink() {
  return (
    <a className={css.skip} href={`#${MAIN_ID}`}>
      본문으로 건너뛰기
    </a>
  );
}
