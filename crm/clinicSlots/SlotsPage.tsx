import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { addDays, QueryView, todayInSeoul, weekdayOf, isDay } from '#ui-kit';
import type { CalendarSpan } from '#ui-kit/WeekCalendar/span.ts';
import { paths as clinicPaths } from '../clinic/paths.ts';
import { paths as counselPaths } from '../counsel/paths.ts';
import { ActionButtons } from '../shared/actions/ActionButtons.tsx';
import { Page } from '../shared/page/Page.tsx';
import { useHolidays } from '../shared/useHolidays.ts';
import { useUrlState } from '../shared/lists/useUrlState.ts';
import { ClinicTasDocument, SlotCalendarDocument } from './generated/graphql.ts';
import { SlotCalendar } from './calendar/SlotCalendar.tsx';
import { SlotDialogs, type SlotQuestion } from './SlotDialogs.tsx';
import { SlotsBar } from './SlotsBar.tsx';
import { useMoveSlot } from './calendar/useMoveSlot.ts';
import type { SlotsView } from './types.ts';

const defaults: SlotsView = { day: '', view: 'week', type: '' };

/** `/crm/clinic/slots`: the slots of clinic and counsel, by week or day. */
export default function SlotsPage() {
  const [view, setView] = useUrlState(defaults);
  const [question, setQuestion] = useState<SlotQuestion | null>(null);
  const day = isDay(view.day) ? view.day : todayInSeoul();
  const monday = addDays(day, 1 - weekdayOf(day));
  const dates = view.view === 'day' ? [day] : Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const [from = day, to = from] = [dates[0], dates.at(-1)];
  const query = useGql(
    SlotCalendarDocument,
    { from, to },
    { requestPolicy: 'cache-and-network', placeholderData: keepPreviousData },
  );
  const tas = useGql(ClinicTasDocument, {}).data?.staff ?? [];
  const holidays = useHolidays(from, to)?.names;
  const move = useMoveSlot({
    readSlot: async (id) => (await query.refetch()).data?.clinicSlots.find((slot) => slot.id === id),
    onConflict: (conflict) => setQuestion({ kind: 'conflict', ...conflict }),
  });
  const slots = query.data?.clinicSlots ?? [];
  return (
    <Page
      title="클리닉·상담 시간표"
      breadcrumbs={[{ label: '클리닉', href: clinicPaths.clinic }]}
      actions={
        <ActionButtons
          hasMain
          name="시간표"
          actions={[
            { title: '시간 만들기', run: () => setQuestion({ kind: 'new', span: evening(day) }) },
            { title: '하루 복사', run: () => setQuestion({ kind: 'copy', day }) },
            { title: '시간 규칙', may: ['clinicRules', 'edit'], run: () => setQuestion({ kind: 'rules' }) },
            { title: '상담', href: counselPaths.counsel },
          ]}
        />
      }
    >
      <SlotsBar view={view} setView={setView} day={day} from={from} to={to} />
      <QueryView query={query} rows={10}>
        {({ clinicSlots, clinicRules }) => (
          <SlotCalendar
            dates={dates}
            holidays={holidays}
            slots={clinicSlots.filter(({ reserveType }) => view.type === '' || reserveType === view.type)}
            lateFrom={lateFrom(clinicRules[0])}
            onOpen={(slot) => setQuestion({ kind: 'edit', slot })}
            onMake={(span) => setQuestion({ kind: 'new', span })}
            onMove={(slot, span) => move(slot, span)}
          />
        )}
      </QueryView>
      <SlotDialogs
        question={question}
        slots={slots}
        rules={query.data?.clinicRules[0]}
        reserveType={view.type === 'COUNSEL' ? 'COUNSEL' : 'CLINIC'}
        tas={tas}
        onMove={move}
        onAsk={setQuestion}
      />
    </Page>
  );
}

const evening = (day: string): CalendarSpan => ({ day, from: 18 * 60, to: 20 * 60 });

/** The start of the late hours; undefined where they are allowed. */
function lateFrom(rules: { closingTime: string; lateRule: string } | undefined): number | undefined {
  if (!rules || rules.lateRule === 'ALLOW') return undefined;
  const [hours = 0, minutes = 0] = rules.closingTime.split(':').map(Number);
  return hours * 60 + minutes;
}
