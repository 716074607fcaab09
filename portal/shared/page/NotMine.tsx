import { ButtonLink, EmptyState } from '#ui-kit';
import { paths as homePaths } from '../../home/paths.ts';

const home = { label: '홈으로', href: homePaths.home };

interface NotMineProps {
  title: string;
  /** Where one goes on. @default home */
  back?: { label: string; href: string };
  children: string;
}

/** A page that is not there for this student, or not at all: the server does not tell which. */
export function NotMine({ title, back = home, children }: NotMineProps) {
  return (
    <EmptyState of="gone" title={title} action={<ButtonLink href={back.href}>{back.label}</ButtonLink>}>
      {children}
    </EmptyState>
  );
}
