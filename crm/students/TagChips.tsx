import { Chip } from '#ui-kit';
import css from './Students.module.css';

interface TagChipsProps {
  /** The most important first. */
  tags: readonly { id: string; name: string; color: string }[];
  /** How many are shown; the others are counted. @default all */
  most?: number;
}

/** Tags as staff coloured them; the word says what the colour cannot. */
export function TagChips({ tags, most = tags.length }: TagChipsProps) {
  if (tags.length === 0) return null;
  const others = tags.slice(most).map(({ name }) => name);
  return (
    <span className={css.tags}>
      {tags.slice(0, most).map((tag) => (
        <Chip key={tag.id} dot={tag.color}>
          {tag.name}
        </Chip>
      ))}
      {others.length > 0 && (
        <span title={others.join(', ')} className={css.others}>
          +{others.length}
        </span>
      )}
    </span>
  );
}

/** The colour of a tag, beside its name. */
export function TagDot({ color }: { color: string }) {
  return <span className={css.dot} style={{ backgroundColor: color }} aria-hidden />;
}
