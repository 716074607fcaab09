import { ButtonLink, EmptyState } from '#ui-kit';
import { paths as homePaths } from '../home/index.tsx';

/** A page that is not there for this student, or not at all: the server does not tell which. */
export function NotMine({ title, children }: { title: string; children: string }) {
  return (
    <EmptyState title={title} action={<ButtonLink href={homePaths.home}>홈으로</ButtonLink>}>
      {children}
    </EmptyState>
  );
}
