import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import {
  Chip,
  EmptyState,
  formatInstant,
  QueryView,
  SelectInput,
  StatTile,
  todayInSeoul,
  Toolbar,
  Note,
  Row,
} from '#ui-kit';
import { Page } from '../shared/page/Page.tsx';
import css from './AccessReview.module.css';
import { kindWords, whoseWords } from './accessWords.ts';
import { AccessReviewDocument, type AccessReviewQuery } from './generated/manager.ts';
import { paths } from './paths.ts';

/** Months that the log goes back. */
const keptMonths = 24;

/** `/crm/admin/audit/review`: what stands out in the access log of a month. */
export default function AccessReviewPage() {
  const months = monthsUntil(todayInSeoul());
  // The month before is the one to review.
  const [month, setMonth] = useState(months[1] ?? '');
  const query = useGql(AccessReviewDocument, { month });
  return (
    <Page
      title="월별 점검"
      breadcrumbs={[{ label: '감사 기록', href: paths.accessLog }]}
      description="밤에 본 것, 한꺼번에 많이 본 것, 나간 직원이 본 것을 모았습니다. 달마다 한 번 살펴보세요."
    >
      <Toolbar label="달 고르기">
        <SelectInput
          aria-label="달"
          value={month}
          options={months.map((value) => ({ value, label: `${value.slice(0, 4)}년 ${Number(value.slice(5))}월` }))}
          onChange={(value) => setMonth(value ?? '')}
        />
      </Toolbar>
      <QueryView query={query} rows={6}>
        {(found) => <Findings found={found} />}
      </QueryView>
    </Page>
  );
}

function Findings({ found }: { found: AccessReviewQuery }) {
  const { night, bulk, former, accessReview } = found;
  const count = (part: typeof night) => part.aggregate?.count ?? 0;
  return (
    <>
      <div className={css.tiles}>
        <StatTile label="밤 (23–6시)" value={count(night)} />
        <StatTile label="한꺼번에" value={count(bulk)} />
        <StatTile label="나간 직원" value={count(former)} />
      </div>
      {accessReview.length === 0 ? (
        <EmptyState of="done" title="눈에 띄는 것이 없습니다">
          이 달에는 밤에 보거나 한꺼번에 많이 본 기록이 없습니다.
        </EmptyState>
      ) : (
        <ul className={css.rows} aria-label="눈에 띄는 기록">
          {accessReview.map((row) => (
            <li key={row.id} className={css.row}>
              <span className={css.what}>
                <span>
                  <b>{row.actor?.name ?? '삭제된 사람'}</b> · {kindWords(row.kind ?? '')} ·{' '}
                  {whoseWords({ student: row.student, studentCount: row.studentCount ?? 0 })}
                </span>
                <Note as="span">
                  {formatInstant(row.at ?? '')}
                  {row.ip && ` · ${row.ip}`}
                </Note>
              </span>
              <Row as="span" gap={6} align="stretch">
                {row.isNight && <Chip>밤</Chip>}
                {row.isBulk && <Chip>한꺼번에</Chip>}
                {row.isFormer && <Chip>나간 직원</Chip>}
              </Row>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** This month and those before it, as far as the log goes back. */
function monthsUntil(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: keptMonths }, (_, back) => {
    const at = year * 12 + month - 1 - back;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
