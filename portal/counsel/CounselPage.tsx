import { BookingPage } from '../clinic/parts.ts';

/** `/portal/counsel`: my counsels, and when one can be reserved for what I want to talk about. */
export default function CounselPage() {
  return <BookingPage kind="COUNSEL" />;
}
