import { Chip } from '#ui-kit';
import css from './Students.module.css';

/** Tags as staff coloured them; the word says what the colour cannot. */
export function TagChips({ tags }: { tags: readonly { id: string; name: string; color: string }[] }) {
  return (
    <span className={css.tags}>
      {tags.map((tag) => (
        <Chip key={tag.id} icon={<span className={css.dot} style={{ backgroundColor: tag.color }} aria-hidden />}>
          {tag.name}
        </Chip>
      ))}
    </span>
  );
}
