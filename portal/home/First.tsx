import { ButtonLink, Chip } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import type { Entry } from './plan/entries.ts';
import css from './Home.module.css';
import { firstWords } from './rows.tsx';

/** What to do first, with the page's main button. */
export function First({ entry, now }: { entry: Entry; now: Date }) {
  const { kind, title, href, end, tone, act } = entry;
  return (
    <Card>
      <div className={css.head}>
        <h2 className={css.label}>{kind === 'meeting' ? '다음 일정' : '지금 할 일'}</h2>
        {end && <Chip tone={tone}>{end}</Chip>}
      </div>
      <div>
        <p className={css.title}>{title}</p>
        <p>{firstWords(entry, now)}</p>
      </div>
      <ButtonLink variant="primary" fullWidth href={href} aria-label={`${title} ${act}`}>
        {act}
      </ButtonLink>
    </Card>
  );
}
