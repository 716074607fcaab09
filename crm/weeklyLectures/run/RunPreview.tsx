import { CheckboxInput, StatusChip, formatDay, formatWeek, Stack } from '#ui-kit';
import { enrolledOn } from '../../enrollments/parts.ts';
import type { PlannedDay } from './planRun.ts';
import css from './RunPreview.module.css';

interface RunPreviewProps {
  days: readonly PlannedDay[];
  enrollments: readonly { fromDate: string; toDate: string | null }[];
  /** Years whose holidays are not published yet. */
  unknownYears: readonly number[];
  /** Chooses whether a date is held or skipped. */
  onChoose: (day: string, isHeld: boolean) => void;
}

/** Every date of a run: whether a class is held, its number, and the week's first participants. */
export function RunPreview({ days, enrollments, unknownYears, onChoose }: RunPreviewProps) {
  const skipped = days.filter(({ weekNumber }) => weekNumber === null).length;
  const last = days.findLast(({ weekNumber }) => weekNumber !== null);
  return (
    <Stack as="section">
      <p role="status">
        {last ? `마지막 수업은 ${formatDay(last.heldOn)}` : '추가할 주차가 없습니다'}
        {skipped > 0 && ` · ${skipped}일을 건너뜁니다`}
      </p>
      {years(unknownYears, days) && (
        <p className={css.note}>{years(unknownYears, days)}년의 공휴일은 아직 발표되지 않아 표시하지 못합니다.</p>
      )}
      <div className={css.scroll} role="group" aria-label="추가할 주차 미리보기" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">수업일</th>
              <th scope="col">주차</th>
              <th scope="col">출결표에 올라올 학생</th>
              <th scope="col" />
            </tr>
          </thead>
          <tbody>
            {days.map(({ heldOn, startsAt, weekNumber, placeInWeek, obstacle }) => (
              <tr key={heldOn + startsAt} data-skipped={weekNumber === null || undefined}>
                <td>
                  <CheckboxInput checked={weekNumber !== null} onChange={(isHeld) => onChoose(heldOn, isHeld)}>
                    {formatDay(heldOn)}
                  </CheckboxInput>
                </td>
                <td>{weekNumber === null ? '건너뜀' : formatWeek({ weekNumber, placeInWeek })}</td>
                <td>{weekNumber === null ? '–' : `${enrolledOn(enrollments, heldOn)}명`}</td>
                <td>
                  {obstacle && (
                    <StatusChip tone={obstacle.kind === 'holiday' ? 'negative' : 'info'}>
                      {obstacle.kind === 'holiday' ? obstacle.name : `${obstacle.name} 있음`}
                    </StatusChip>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}

/** The years of held classes without published holidays. */
const years = (unknown: readonly number[], days: readonly PlannedDay[]): string =>
  unknown.filter((year) => days.some(({ heldOn }) => heldOn.startsWith(String(year)))).join(', ');
