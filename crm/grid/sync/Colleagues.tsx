import type { Colleague } from '#client/live/presence.ts';
import { someNames } from '#ui-kit/format/names/someNames.ts';
import { StudentsIcon } from '#ui-kit/icons.ts';
import css from '../Grid.module.css';

/** Who else has the same grid open; renders nothing if nobody has. */
export function Colleagues({ colleagues }: { colleagues: readonly Colleague[] }) {
  if (colleagues.length === 0) return null;
  const names = colleagues.map(({ name }) => name);
  return (
    <span role="status" className={css.colleagues}>
      <StudentsIcon aria-hidden /> {someNames(names, 2)} 함께 보는 중
    </span>
  );
}
