import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { Button, formatInstant, QueryView } from '#ui-kit';
import { UndoIcon } from '#ui-kit/icons.ts';
import css from '../../shared/imports/Import.module.css';
import { LectureImportsDocument, type LectureImportsQuery } from '../generated/graphql.ts';
import { UndoLectureImport } from './UndoLectureImport.tsx';
import { importCounts } from './words.ts';

type Past = LectureImportsQuery['lectureImports'][number];

const wordsOf = ({ lectureCount, enrolledCount }: Past): string => importCounts(lectureCount, enrolledCount);

/** The imports that can be undone, latest first. */
export function LectureImportHistory() {
  const query = useGql(LectureImportsDocument, {});
  const [undoing, setUndoing] = useState<Past | null>(null);
  return (
    <section className={css.history} aria-label="지난 등록">
      <h2>지난 등록</h2>
      <QueryView query={query} rows={3}>
        {({ lectureImports }) => (
          <ul>
            {lectureImports.length === 0 && <li className={css.who}>엑셀로 등록한 것이 아직 없습니다.</li>}
            {lectureImports.map((past) => (
              <li key={past.id}>
                <div>
                  <strong>{past.fileName}</strong>
                  <p>{wordsOf(past)}</p>
                  <p className={css.who}>
                    {formatInstant(past.createdAt)} · {past.createdByStaff?.name ?? '알 수 없음'}
                  </p>
                </div>
                <Button
                  size="small"
                  variant="quiet"
                  icon={<UndoIcon aria-hidden />}
                  aria-label={`${past.fileName} 등록 되돌리기`}
                  onClick={() => setUndoing(past)}
                >
                  되돌리기
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {undoing && (
        <UndoLectureImport
          changeSetId={undoing.changeSetId}
          words={wordsOf(undoing)}
          onClose={() => setUndoing(null)}
        />
      )}
    </section>
  );
}
