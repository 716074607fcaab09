import { ButtonLink, Note } from '#ui-kit';
import { SuccessIcon } from '#ui-kit/icons.ts';
import css from './Setup.module.css';
import type { SetupStep } from './steps.ts';

/** What is left to do, each with why and where; what is done in one quiet line. The first one is the next. */
export function StepList({ steps }: { steps: readonly SetupStep[] }) {
  const open = steps.filter(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone);
  return (
    <>
      <ol role="list" className={css.steps} aria-label="남은 일">
        {open.map(({ title, why, link }, at) => (
          <li key={title} className={css.step}>
            <div className={css.words}>
              <strong>{title}</strong>
              <Note>{why}</Note>
            </div>
            <ButtonLink
              size="small"
              href={link.href}
              variant={at === 0 ? 'primary' : 'secondary'}
              aria-label={link.label === title ? title : `${title}: ${link.label}`}
            >
              {link.label}
            </ButtonLink>
          </li>
        ))}
      </ol>
      <p className={css.done}>
        {done.length > 0 && <SuccessIcon aria-hidden />}
        {[`완료 ${done.length}/${steps.length}`, ...done.map(({ figure }) => figure)].join(' · ')}
      </p>
    </>
  );
}
