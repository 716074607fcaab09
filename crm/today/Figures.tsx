import { firstQuestion } from '#client/graphql/askEarly.ts';
import { useGql } from '#client/graphql/gql.ts';
import { Link, Pending, spanOfMonth, StatTile } from '#ui-kit';
import { paths as inquiryPaths } from '../inquiries/paths.ts';
import { SetupCard } from '../setup/parts.ts';
import { paths as studentPaths } from '../students/paths.ts';
import { TodayFiguresDocument } from './generated/manager.ts';
import css from './Today.module.css';

function figuresOf(day: string) {
  const { from, to } = spanOfMonth(day.slice(0, 7));
  return { day, from, to };
}

/** What they ask first. */
export const firstFigures = (day: string) => firstQuestion('ADMIN', TodayFiguresDocument, figuresOf(day));

/** For who leads the academy: its first steps until they are done, and how it stands: students now, who came and went this month, who asks. */
export function Figures({ day }: { day: string }) {
  const { data, isPending } = useGql(TodayFiguresDocument, figuresOf(day), { requestPolicy: 'cache-and-network' });
  const isBeginning = data?.setupLists.some(({ putAwayAt }) => putAwayAt === null);
  const tiles = [
    { label: '재원생', href: studentPaths.students, counted: data?.here, unit: '명' },
    { label: '이번 달 신규', counted: data?.joined, unit: '명' },
    { label: '이번 달 퇴원', counted: data?.left, unit: '명' },
    { label: '기다리는 입학 문의', href: inquiryPaths.inquiries, counted: data?.inquiries_aggregate, unit: '건' },
  ];
  return (
    <>
      {isPending && <Pending />}
      {isBeginning && <SetupCard />}
      <ul role="list" className={css.figures} aria-label="학원 현황">
        {tiles.map(({ label, href, counted, unit }) => (
          <li key={label}>
            <StatTile
              label={href === undefined ? label : <Link href={href}>{label}</Link>}
              value={counted?.aggregate?.count ?? '–'}
              unit={unit}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
