import { useGql } from '#client/graphql/gql.ts';
import { useSession } from '#client/session/session.ts';
import { addDays, EmptyState, QueryView, spanOfMonth, todayInSeoul, Stack } from '#ui-kit';
import { MyClaims } from '../../expenseClaims/parts.ts';
import { MyPay } from '../../payroll/parts.ts';
import { Page } from '../../shared/page/Page.tsx';
import { useUrlState } from '../../shared/lists/useUrlState.ts';
import { MyWorkDocument, type MyWorkQuery } from '../generated/graphql.ts';
import { ClockCard } from './ClockCard.tsx';
import { CorrectionsCard } from './CorrectionsCard.tsx';
import { MonthCard } from './MonthCard.tsx';
import { useServerNow } from './useServerNow.ts';
import css from './Work.module.css';

const defaults = { month: '' };

/** `/crm/work`: one's own clock, month, correction requests, pay and claims. It is used on phones, too. */
export default function WorkPage() {
  const me = useSession().auth?.userId ?? '';
  const [address, setAddress] = useUrlState(defaults);
  const now = useServerNow();
  const today = todayInSeoul(new Date(now));
  const month = /^\d{4}-\d{2}$/.test(address.month) ? address.month : today.slice(0, 7);
  const eve = addDays(`${month}-01`, -1);
  const query = useGql(MyWorkDocument, { me, eve, ...spanOfMonth(month) }, { requestPolicy: 'cache-and-network' });
  return (
    <div className={css.page} data-phone>
      <Page>
        <QueryView query={query} rows={8}>
          {(work) => (
            <Work work={work} now={now} today={today} month={month} onMonth={(next) => setAddress({ month: next })} />
          )}
        </QueryView>
      </Page>
    </div>
  );
}

interface WorkProps {
  work: MyWorkQuery;
  /** The server's clock, in milliseconds. */
  now: number;
  /** The day on the server's clock. */
  today: string;
  month: string;
  onMonth: (month: string) => void;
}

function Work({ work, now, today, month, onMonth }: WorkProps) {
  if (work.tas.length === 0) {
    return (
      <EmptyState of="person" title="조교로 등록된 사람만 출퇴근을 찍습니다">
        다른 사람의 근무는 근무 기록에서 볼 수 있습니다.
      </EmptyState>
    );
  }
  const kinds = work.taWageTypes.map(({ wageType }) => wageType);
  return (
    <div className={css.columns}>
      <Stack gap={14}>
        <ClockCard open={work.open[0]} kinds={kinds} now={now} />
        <CorrectionsCard corrections={work.workCorrections} />
      </Stack>
      <div className={css.month}>
        <MonthCard
          month={month}
          today={today}
          onMonth={onMonth}
          shifts={work.workRecords}
          corrections={work.workCorrections}
          kinds={kinds}
          now={now}
        />
      </div>
      <Stack gap={14}>
        <MyPay />
        <MyClaims />
      </Stack>
    </div>
  );
}
