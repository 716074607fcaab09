import { ButtonLink, EmptyState } from '#ui-kit';

interface RecordMissingProps {
  /** `약관을 찾을 수 없습니다`. */
  title: string;
  /** Where to go from there. */
  href: string;
  /** The label of the way there. */
  to: string;
  /** Why there is none. @default it was deleted, or the address is wrong */
  children?: string;
}

/** Instead of a record's page, where there is no such record. */
export function RecordMissing({
  title,
  href,
  to,
  children = '삭제되었거나 주소가 잘못되었습니다.',
}: RecordMissingProps) {
  return (
    <EmptyState of="gone" title={title} action={<ButtonLink href={href}>{to}</ButtonLink>}>
      {children}
    </EmptyState>
  );
}
