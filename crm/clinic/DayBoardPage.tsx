import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { Button, ButtonLink, LoadingState, QueryFailed } from '#ui-kit';
import { CalendarIcon } from '#ui-kit/icons.ts';
import { paths as slotPaths } from '../clinicSlots/paths.ts';
import { Page } from '../shared/page/Page.tsx';
import { useUrlState } from '../shared/lists/useUrlState.ts';
import { ClinicDayDocument } from './generated/graphql.ts';
import { ClinicTasDocument } from '../clinicSlots/parts.ts';
import { shownDay } from './clinicDay.ts';
import { DayBoardBar } from './board/DayBoardBar.tsx';
import { DayBoardDesk } from './board/DayBoardDesk.tsx';
import { DayChoice } from './board/DayChoice.tsx';
import type { DayBoardDialog, DayBoardView } from './types.ts';
import { dayBoardOf } from './board/dayBoardRows.ts';
import { StandingNotice } from './board/StandingNotice.tsx';
import { useDayBoard } from './board/useDayBoard.ts';
import { useChime } from './wall/useChime.ts';
import { useNow } from './useNow.ts';
import { usePlacing } from './board/usePlacing.ts';
import { useTaps } from './board/useTaps.ts';
import { WallDisplay } from './wall/WallDisplay.tsx';
import css from './DayBoard.module.css';

const defaults: DayBoardView = { day: '', q: '', ta: '', show: '', hurry: '', sound: '', wall: '', names: '' };

const DayBoardDialogs = lazyWhenIdle(() =>
  import('./dialogs/DayBoardDialogs.tsx').then((file) => file.DayBoardDialogs),
);

/** `/crm/clinic`: the clinic of a day, live: who is expected, here, late or gone, and the todos of each. It is used standing, too. */
export default function DayBoardPage() {
  const [view, setView] = useUrlState(defaults);
  const [dialog, setDialog] = useState<DayBoardDialog | null>(null);
  const day = shownDay(view.day);
  const query = useGql(
    ClinicDayDocument,
    { day },
    { requestPolicy: 'cache-and-network', placeholderData: keepPreviousData },
  );
  const tas = useGql(ClinicTasDocument, {}).data?.staff ?? [];
  const now = useNow();
  const taps = useTaps(query.dataUpdatedAt);
  const board = useDayBoard(taps);
  const slots = query.data && dayBoardOf(query.data, taps.patches, now);
  const placing = usePlacing({ slots: slots ?? [], board, onSaid: taps.said, onDialog: setDialog });
  useChime(slots, view.sound === 'on');

  if (view.wall !== '' && slots) {
    return (
      <WallDisplay
        day={day}
        slots={slots}
        tas={tas}
        now={now}
        shortNames={view.names === 'short'}
        onShortNames={(short) => setView({ names: short ? 'short' : '' })}
        onEnd={() => setView({ wall: '' })}
      />
    );
  }
  return (
    <div data-phone>
      <Page
        title="클리닉"
        status={
          <div className={css.titleLine}>
            <DayChoice day={day} now={now} onDay={(next) => setView({ day: next })} />
            {query.data && <StandingNotice notice={query.data.notices[0]} />}
          </div>
        }
        actions={
          <>
            <ButtonLink href={slotPaths.slots} icon={<CalendarIcon aria-hidden />}>
              시간표
            </ButtonLink>
            <Button onClick={() => setDialog({ kind: 'close' })}>하루 마감</Button>
            <Button variant="primary" disabled={!slots?.length} onClick={() => setDialog({ kind: 'book' })}>
              학생 예약
            </Button>
          </>
        }
      >
        <DayBoardBar
          view={view}
          setView={setView}
          slots={slots ?? []}
          tas={tas}
          onAssign={() => setDialog({ kind: 'assign' })}
        />
        {slots === undefined ? (
          query.isError ? (
            <QueryFailed query={query} />
          ) : (
            <LoadingState rows={8} />
          )
        ) : (
          <DayBoardDesk
            day={day}
            slots={slots}
            taDays={query.data?.clinicTaDays ?? []}
            now={now}
            tas={tas}
            filters={view}
            board={board}
            placing={placing}
            onDialog={setDialog}
          />
        )}
        {dialog && (
          <DayBoardDialogs
            dialog={dialog}
            day={day}
            slots={slots ?? []}
            tas={tas}
            onSaid={taps.said}
            settledVersion={taps.settledVersion}
            onClose={() => setDialog(null)}
          />
        )}
      </Page>
    </div>
  );
}
