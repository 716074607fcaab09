import { useParams } from 'react-router';
import { useUrlState } from '../../shared/lists/useUrlState.ts';
import { TermAttendance } from './term/TermAttendance.tsx';
import { WeekAttendance } from './week/WeekAttendance.tsx';

const defaults = { view: 'week', show: '' };

/** The attendance of a week, or of all weeks of its lecture. Both the view and the filter are in the address. */
export default function Attendance() {
  const { lectureId = '', weekId = '' } = useParams();
  const [{ view, show }, setState] = useUrlState(defaults);
  const place = { lectureId, weekId, show, onShow: (shown: string) => setState({ show: shown }) };
  return view === 'term' ? (
    <TermAttendance key={lectureId} {...place} onWeek={() => setState(defaults)} />
  ) : (
    <WeekAttendance key={weekId} {...place} onTerm={() => setState({ view: 'term', show: '' })} />
  );
}
