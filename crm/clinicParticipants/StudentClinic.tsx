import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { firstQuestion } from '#client/graphql/askEarly.ts';
import { useGql } from '#client/graphql/gql.ts';
import type { First } from '#client/page/lazy/loadPage.ts';
import { Button, ButtonLink, QueryView, Stack } from '#ui-kit';
import { paths as clinicPaths } from '../clinic/paths.ts';
import { Card } from '../shared/page/Card.tsx';
import css from '../shared/records/Records.module.css';
import { StudentClinicDocument, type StudentClinicQuery } from './generated/graphql.ts';
import { BookingItem, TodoLines } from './BookingItem.tsx';

const STEP = 5;

/** What it asks first. */
export const first: First = ({ params: { studentId = '' } }) =>
  firstQuestion('TA', StudentClinicDocument, { studentId, limit: STEP });

/** The clinic and counsel bookings of the address's student, latest first, and the todos without a booking. */
export default function StudentClinic() {
  const { studentId = '' } = useParams();
  const [limit, setLimit] = useState(STEP);
  const query = useGql(
    StudentClinicDocument,
    { studentId, limit },
    { requestPolicy: 'cache-and-network', placeholderData: keepPreviousData },
  );
  return (
    <Card
      title="클리닉"
      action={
        <ButtonLink size="small" href={clinicPaths.clinic}>
          클리닉 보드
        </ButtonLink>
      }
    >
      <QueryView query={query}>
        {(data) => (
          <>
            <History {...data} />
            {data.clinicParticipants.length === limit && (
              <Button size="small" variant="quiet" onClick={() => setLimit(limit + STEP * 4)}>
                더 보기
              </Button>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}

function History({ clinicParticipants: bookings, clinicTodos: waiting, came, missed }: StudentClinicQuery) {
  if (bookings.length + waiting.length === 0)
    return (
      <p className={css.meta}>아직 클리닉이나 상담을 예약한 적이 없습니다. 커트라인에 못 미치면 할 일이 생깁니다.</p>
    );
  const counts = [`${came.aggregate?.count ?? 0}번 옴`, `불참 ${missed.aggregate?.count ?? 0}번`];
  return (
    <Stack role="list" as="ul" gap={12}>
      {waiting.length > 0 && (
        <li className={css.record}>
          <div>
            <p className={css.meta}>예약하지 않은 할 일 {waiting.length}개</p>
            <TodoLines todos={waiting} />
          </div>
        </li>
      )}
      {bookings.length > 0 && <li className={css.meta}>{counts.join(' · ')}</li>}
      {bookings.map((booking) => (
        <BookingItem key={booking.id} booking={booking} />
      ))}
    </Stack>
  );
}
