import { useEffect, useRef, useState } from 'react';
import { ACADEMY_NAME } from '#client/page/academy.ts';
import { useGql } from '#client/graphql/gql.ts';
import { QueryView, TabLinks } from '#ui-kit';
import { paths } from '../paths.ts';
import { paths as counselPaths } from '../../counsel/paths.ts';
import { OfferPush } from '../../notifications/parts.ts';
import { Card, CardStack, inCard } from '../../shared/page/Card.tsx';
import { PortalBookingsDocument, type MyBookingFragment, type PortalBookingsQuery } from '../generated/graphql.ts';
import { Page } from '../../shared/page/Page.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { MyBookings } from './MyBookings.tsx';
import { MyTodos } from './MyTodos.tsx';
import { OpenSlots } from './OpenSlots.tsx';
import { useBooking } from './useBooking.ts';
import type { CounselType, Kind } from '#client/bookings/bookingKinds.ts';
import css from './Booking.module.css';

const tabs = [
  { id: 'CLINIC', label: '클리닉', href: paths.clinic },
  { id: 'COUNSEL', label: '상담', href: counselPaths.counsel },
];

/** The student's bookings and todos, and the open slots. */
export function BookingPage({ kind }: { kind: Kind }) {
  const query = useGql(PortalBookingsDocument, { type: kind }, { requestPolicy: 'cache-and-network' });
  return (
    <Page title={kind === 'CLINIC' ? '클리닉 예약' : '상담 예약'}>
      <TabLinks label="예약" value={kind} items={tabs} />
      <QueryView query={query} frame={inCard}>
        {(data) => <Whole key={kind} kind={kind} data={data} />}
      </QueryView>
    </Page>
  );
}

function Whole({ kind, data }: { kind: Kind; data: PortalBookingsQuery }) {
  const [counselType, setCounselType] = useState<CounselType>('STUDY');
  const booking = useBooking(kind, counselType);
  const [asked, setAsked] = useState<MyBookingFragment | null>(null);
  const {
    mine,
    clinicTodos: todos,
    clinicOpenSlots: slots,
    clinicRules: [limits],
    notices,
  } = data;
  const whole = useRef<HTMLDivElement>(null);
  const hasCancelled = useRef(false);
  const ids = mine.map(({ id }) => id).join();
  // The cancelled row disappears, and with it the focused button.
  useEffect(() => {
    if (hasCancelled.current && document.activeElement === document.body) whole.current?.focus();
  }, [ids, asked]);
  return (
    <div ref={whole} className={css.whole} tabIndex={-1} role="group" aria-label="예약">
      <CardStack>
        {/* The academy's notices here are about the clinic. */}
        {kind === 'CLINIC' &&
          notices.map(({ id, title, body }) => (
            <Card key={id} title={title}>
              <p className={css.notice}>{body}</p>
            </Card>
          ))}
        {mine.length > 0 && <MyBookings kind={kind} bookings={mine} academy={ACADEMY_NAME} onCancel={setAsked} />}
        {kind === 'CLINIC' && todos.length > 0 && <MyTodos todos={todos} />}
        <OpenSlots
          kind={kind}
          slots={slots}
          mine={mine}
          limits={limits}
          booking={booking}
          counselType={counselType}
          onCounselType={setCounselType}
        />
      </CardStack>
      {booking.hasBooked && <OfferPush />}
      <CancelDialog
        booking={asked}
        onCancel={async (slotId) => {
          await booking.cancel(slotId);
          hasCancelled.current = true;
        }}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
