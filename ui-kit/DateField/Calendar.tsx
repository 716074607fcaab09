import dayjs from 'dayjs';
import ko from 'dayjs/locale/ko';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { koKR } from '@mui/x-date-pickers/locales';
import { MuiTheme } from '../MuiTheme/MuiTheme.tsx';

export interface CalendarProps {
  /** What the date is for. */
  label: string;
  /** The chosen day, `YYYY-MM-DD`. */
  value: string | null;
  /** The first day that can be chosen, `YYYY-MM-DD`. @default undefined */
  min?: string | undefined;
  /** The last day that can be chosen, `YYYY-MM-DD`. @default undefined */
  max?: string | undefined;
  /** A day was chosen, `YYYY-MM-DD`. */
  onChoose: (day: string) => void;
}

// dayjs starts the Korean week on Sunday; the academy's week starts on Monday.
dayjs.locale({ ...ko, weekStart: 1 }, undefined, true);

const texts = koKR.components.MuiLocalizationProvider.defaultProps.localeText;

/** A month to choose a day from; weeks start on Monday. */
export function Calendar({ label, value, min, max, onChoose }: CalendarProps) {
  return (
    <MuiTheme>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="ko" localeText={texts}>
        <div role="dialog" aria-label={`${label} 달력`}>
          <DateCalendar
            autoFocus
            value={value === null ? null : dayjs(value)}
            minDate={min === undefined ? undefined : dayjs(min)}
            maxDate={max === undefined ? undefined : dayjs(max)}
            views={['year', 'month', 'day']}
            slotProps={{ calendarHeader: { format: 'YYYY년 M월' } }}
            onChange={(day, state) => state === 'finish' && day && onChoose(day.format('YYYY-MM-DD'))}
          />
        </div>
      </LocalizationProvider>
    </MuiTheme>
  );
}
