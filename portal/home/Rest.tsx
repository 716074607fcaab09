import { ChevronDownIcon } from '#ui-kit/icons.ts';
import { Card } from '../shared/page/Card.tsx';
import { RowLinks } from '../shared/page/RowLinks.tsx';
import type { Entry } from './plan/entries.ts';
import css from './Home.module.css';
import { rowOfRest } from './rows.tsx';

/** What can wait, behind a tap. */
export function Rest({ entries, now }: { entries: readonly Entry[]; now: Date }) {
  return (
    <Card>
      <details className={css.rest}>
        <summary>
          {`나중에 해도 되는 일 ${entries.length}개`}
          <ChevronDownIcon aria-hidden />
        </summary>
        <RowLinks rows={entries.map((entry) => rowOfRest(entry, now))} />
      </details>
    </Card>
  );
}
