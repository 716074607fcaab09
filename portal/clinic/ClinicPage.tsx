import { BookingPage } from './booking/BookingPage.tsx';

/** `/portal/clinic`: my bookings and todos, and the open slots of the clinic. */
export default function ClinicPage() {
  return <BookingPage kind="CLINIC" />;
}
