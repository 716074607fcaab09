import type { Colleague } from '#client/live/presence.ts';
import { StudentsIcon } from '#ui-kit/icons.ts';
import css from './Grid.module.css';

/** Who else has the same grid open; renders nothing if nobody has. */
export function Colleagues({ colleagues }: { colleagues: readonly Colleague[] }) {
  if (colleagues.length === 0) return null;
  const names = colleagues.map(({ name }) => name);
  return (
    <span role="status" className={css.colleagues}>
      <StudentsIcon aria-hidden /> {names.slice(0, 2).join(', ')}
      {names.length > 2 && ` 외 ${names.length - 2}명`} 함께 보는 중
    </span>
  );
}
