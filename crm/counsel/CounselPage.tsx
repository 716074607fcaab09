import { keepPreviousData } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { ButtonLink, EmptyState, QueryView, todayInSeoul, isDay } from '#ui-kit';
import { CalendarIcon } from '#ui-kit/icons.ts';
import { paths as slotPaths } from '../clinicSlots/paths.ts';
import { Page } from '../shared/page/Page.tsx';
import { StudentNamed } from '../shared/page/StudentNamed.tsx';
import { useUrlState } from '../shared/lists/useUrlState.ts';
import { CounselDay } from './CounselDay.tsx';
import { CounselSheet } from './CounselSheet.tsx';
import { outcomeOf, type OutcomeProps } from './outcome.ts';
import { WeekStrip } from './WeekStrip.tsx';
import { CounselDayDocument } from './generated/graphql.ts';
import css from './Counsel.module.css';

const defaults = { day: '', booking: '' };

interface CounselPageProps {
  /** Adds the consult of a counsel, with the form of the consults slice. */
  Outcome: ComponentType<OutcomeProps>;
}

/** `/crm/counsel`: the counsels of a day, what to know about each student before, and the consult after. */
export default function CounselPage({ Outcome }: CounselPageProps) {
  const [view, setView] = useUrlState(defaults);
  const [writing, setWriting] = useState(false);
  const day = isDay(view.day) ? view.day : todayInSeoul();
  const query = useGql(
    CounselDayDocument,
    { day },
    { requestPolicy: 'cache-and-network', placeholderData: keepPreviousData },
  );
  const bookings = query.data?.clinicSlots.flatMap(({ participants }) => participants) ?? [];
  const chosen = bookings.find(({ id }) => id === view.booking);
  return (
    <Page
      title="상담"
      description="예약한 상담을 준비하고, 나눈 이야기를 상담 기록으로 남깁니다."
      actions={
        <ButtonLink href={slotPaths.counsel} icon={<CalendarIcon aria-hidden />}>
          상담 시간표
        </ButtonLink>
      }
    >
      <WeekStrip day={day} onDay={(next) => setView({ day: next === todayInSeoul() ? '' : next, booking: '' })} />
      <QueryView query={query} rows={8}>
        {({ clinicSlots }) =>
          clinicSlots.length === 0 ? (
            <EmptyState
              of="time"
              title="이날은 상담 시간이 없습니다"
              action={<ButtonLink href={slotPaths.counsel}>상담 시간 만들기</ButtonLink>}
            >
              시간을 만들면 학생과 보호자가 예약하고, 예약한 사람이 여기에 보입니다.
            </EmptyState>
          ) : (
            <div className={css.desk}>
              <CounselDay slots={clinicSlots} chosenId={view.booking} onChoose={(id) => setView({ booking: id })} />
              {chosen ? (
                <CounselSheet booking={chosen} onWrite={() => setWriting(true)} />
              ) : (
                <EmptyState of="choose" title="학생을 골라 주세요">
                  성적, 출결, 메모, 지난 상담과 클리닉을 한 장으로 모아 보여 드립니다.
                </EmptyState>
              )}
            </div>
          )
        }
      </QueryView>
      {writing && chosen && (
        <StudentNamed value={chosen.student.user.name}>
          <Outcome studentId={chosen.student.id} start={outcomeOf(chosen)} onClose={() => setWriting(false)} />
        </StudentNamed>
      )}
    </Page>
  );
}
