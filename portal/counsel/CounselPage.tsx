import { BookingPage } from '../clinic/parts.ts';

/** `/portal/counsel`: the student's counsels, and the open slots by kind. */
export default function CounselPage() {
  return <BookingPage kind="COUNSEL" />;
}
