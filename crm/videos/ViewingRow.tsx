import { CheckboxInput, formatInstant, formatSchool } from '#ui-kit';
import { clockOf } from '#ui-kit/format/time/clock.ts';
import type { VideoViewingsQuery } from './generated/graphql.ts';
import css from './Videos.module.css';
import { reasonWords } from './videoWords.ts';

interface ViewingRowProps {
  viewing: NonNullable<VideoViewingsQuery['videos_by_pk']>['viewings'][number];
  isChosen: boolean;
  onToggle: () => void;
}

/** What one student watched. */
export function ViewingRow({ viewing, isChosen, onToggle }: ViewingRowProps) {
  const { student, reader, percent, coveredSeconds, reportedAt, strip } = viewing;
  if (!student) return null;
  return (
    <tr>
      <th scope="row">
        <CheckboxInput checked={isChosen} onChange={onToggle}>
          {student.user.name} <span className={css.facts}>{formatSchool(student)}</span>
        </CheckboxInput>
      </th>
      <td>{`${percent}% (${clockOf(coveredSeconds ?? 0)})`}</td>
      <td>
        <div className={css.strip} aria-hidden>
          {[...(strip ?? '')].map((seen, part) => (
            <span key={part} data-seen={seen} />
          ))}
        </div>
      </td>
      <td>{reportedAt == null ? '보지 않음' : formatInstant(reportedAt)}</td>
      <td>{reader ? windowOf(reader) : '볼 수 없음'}</td>
    </tr>
  );
}

function windowOf({ closesAt, reason }: { closesAt?: string | null; reason?: string | null }): string {
  return `${reasonWords[reason ?? ''] ?? ''} · ${closesAt == null ? '마감 없음' : `${formatInstant(closesAt)}까지`}`;
}
