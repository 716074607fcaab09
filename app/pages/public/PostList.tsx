import { formatDay, Link, dayInSeoul } from '#ui-kit';
import { paths } from '../../paths.ts';
import css from './PostList.module.css';

export interface PostListProps {
  posts: readonly { id: string; title: string; createdAt: string }[];
}

/** Posts of the board, each a link to its page. */
export function PostList({ posts }: PostListProps) {
  return (
    <ul role="list" className={css.list}>
      {posts.map((post) => (
        <li key={post.id} className={css.post}>
          <Link quiet href={paths.boardPost(post.id)} className={css.title ?? ''}>
            {post.title}
          </Link>
          <time dateTime={post.createdAt} className={css.date}>
            {formatDay(dayInSeoul(post.createdAt))}
          </time>
        </li>
      ))}
    </ul>
  );
}
