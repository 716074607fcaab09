import { ButtonLink } from '#ui-kit';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { Card } from '../shared/page/Card.tsx';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import type { TodayQuery } from './generated/graphql.ts';
import css from './Today.module.css';

type RefusedFile = TodayQuery['refusedFiles'][number];

/** Files that a student could not be given, with the reason; nothing where there is none. */
export function RefusedFiles({ files }: { files: readonly RefusedFile[] }) {
  if (files.length === 0) return null;
  return (
    <Card title="학생이 받지 못한 파일">
      <ul role="list" className={css.rows}>
        {files.map((file) => (
          <li key={file.id} className={css.row}>
            <p className={css.main}>{file.watermarkTrouble}</p>
            <ButtonLink size="small" href={placeOf(file)}>
              보기
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function placeOf({ lectureId, weeklyLecture, material, exam }: RefusedFile): string {
  if (weeklyLecture) return `${weekPaths.week(weeklyLecture.lectureId, weeklyLecture.id)}/files`;
  if (exam) return `${weekPaths.week(exam.lectureId, exam.weeklyLectureId)}/files`;
  return lecturePaths.lecture(lectureId ?? material?.lectureId ?? '');
}
