import { useGql } from '#client/graphql/gql.ts';
import { problemText } from '#client/problemText.ts';
import { formatDay, formatWeek, isDay } from '#ui-kit';
import { KeptWeeksDocument } from '../generated/graphql.ts';

interface KeptWeeksProps {
  lectureId: string;
  studentId: string;
  /** The last day, as it is typed. */
  toDate: string;
}

/** Says what becomes of the weeks after the last day of an enrollment, and names those that the student keeps and may read on. */
export function KeptWeeks({ lectureId, studentId, toDate }: KeptWeeksProps) {
  const asked = { lectureId, studentId, after: toDate };
  const { data, error } = useGql(KeptWeeksDocument, asked, { enabled: isDay(toDate) });
  const kept = data?.participants.map(({ weeklyLecture }) => weeklyLecture) ?? [];
  return (
    <div role="status">
      <p>그 뒤 주차에서 아직 체크하지 않은 출결은 사라집니다. 이미 체크한 출결과 메모, 점수는 그대로 남습니다.</p>
      {error && <p>{`남는 주차를 불러오지 못했습니다. ${problemText(error)}`}</p>}
      {kept.length > 0 && (
        <>
          <p>{`다음 ${kept.length}개 주차는 남아서 학생도 계속 볼 수 있습니다.`}</p>
          <ul role="list">
            {kept.map((week) => (
              <li key={week.id}>{`${formatWeek(week)} · ${formatDay(week.heldOn)}`}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
