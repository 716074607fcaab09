import type { ParentPage } from '#client/generated/rest/parentLinks.ts';
import { ACADEMY } from '#client/page/academy.ts';
import { Button, ReportCard } from '#ui-kit';
import { PrintIcon } from '#ui-kit/icons.ts';

/** A report card that was sent, for phone or paper. */
export function Card({ page: { card } }: { page: ParentPage }) {
  if (card === null) return null;
  const { expiresAt: _, ...shown } = card;
  return (
    <>
      <Button data-no-print icon={<PrintIcon aria-hidden />} onClick={() => window.print()}>
        인쇄 또는 PDF로 저장
      </Button>
      <ReportCard academy={ACADEMY} {...shown} />
    </>
  );
}
