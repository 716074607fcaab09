import { dayInSeoul, formatDay, formatInstant, todayInSeoul } from '#ui-kit';
import { ChevronDownIcon } from '#ui-kit/icons.ts';
import { Card } from '../../shared/page/Card.tsx';
import { RowLinks, type RowLink } from '../../shared/page/RowLinks.tsx';
import { words, type Entry } from '../plan/entries.ts';
import css from './Below.module.css';
import { dueOn, linkOf } from '../rows.tsx';

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

/** With its date. */
function rowOfRest(entry: Entry, now: Date): RowLink {
  return { ...linkOf(entry), note: words(farWhen(entry, now), entry.note) };
}

function farWhen(entry: Entry, now: Date): string | false {
  const { kind, at } = entry;
  if (at === null) return false;
  if (kind === 'meeting') return formatInstant(at, now);
  const [day, today] = [dayInSeoul(at), todayInSeoul(now)];
  return day < today ? dueOn(entry, now) : `${formatDay(day, today)}까지`;
}
