import { useQuery } from '@tanstack/react-query';
import { ACADEMY } from '#client/page/academy.ts';
import { HttpError } from '#client/errors.ts';
import { openReportLink } from '#client/generated/rest/reportCards.ts';
import { Brand, Button, PublicFrame, QueryView, ReportCard, formatDay, dayInSeoul, Note } from '#ui-kit';
import { PrintIcon } from '#ui-kit/icons.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { DeadLink } from './DeadLink.tsx';
import css from './ReportCardLink.module.css';

/** The report card of a parent's link, for phone or paper; an invalid link says so and whom to ask. */
export function ReportCardLink({ token }: { token: string }) {
  // Opening is counted, so it is fetched once and not again when the window gets the focus.
  const query = useQuery({
    queryKey: ['report-card-link', token],
    queryFn: () => openReportLink({ token }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (query.error instanceof HttpError && [400, 404].includes(query.error.status)) {
    return <DeadLink message={query.error.message} />;
  }
  return (
    <PublicFrame brand={<Brand {...ACADEMY} />}>
      <PageTitle>성적표</PageTitle>
      <QueryView query={query}>
        {({ expiresAt, ...card }) => (
          <div className={css.page}>
            <div className={css.bar} data-no-print>
              <h1>성적표</h1>
              <Button icon={<PrintIcon aria-hidden />} onClick={() => window.print()}>
                인쇄 또는 PDF로 저장
              </Button>
            </div>
            <ReportCard academy={ACADEMY} {...card} />
            <Note data-no-print>
              {`${formatDay(dayInSeoul(expiresAt))}까지 볼 수 있어요. 주소를 아는 사람은 누구나 열 수 있으니 다른 사람에게 보내지 마세요.`}
            </Note>
          </div>
        )}
      </QueryView>
    </PublicFrame>
  );
}
