import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { Button, formatInstant, QueryView } from '#ui-kit';
import { UndoIcon } from '#ui-kit/icons.ts';
import { ImportStartDocument, type ImportStartQuery } from '../generated/graphql.ts';
import { activeStudents } from '../list/matchingIds.ts';
import css from '../../shared/imports/Import.module.css';
import { UndoImport } from './UndoImport.tsx';
import { importCounts } from './importWords.ts';

type Past = ImportStartQuery['studentImports'][number];

/** The imports that can be undone, latest first. */
export function ImportHistory() {
  const query = useGql(ImportStartDocument, { where: activeStudents });
  const [undoing, setUndoing] = useState<Past | null>(null);
  return (
    <section className={css.history} aria-label="지난 등록">
      <h2>지난 등록</h2>
      <QueryView query={query} rows={3}>
        {({ studentImports }) => (
          <ul>
            {studentImports.length === 0 && <li className={css.who}>엑셀로 등록한 것이 아직 없습니다.</li>}
            {studentImports.map((past) => (
              <li key={past.id}>
                <div>
                  <strong>{past.fileName}</strong>
                  <p>{importCounts(past.createdCount, past.changedCount)}</p>
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
        <UndoImport
          changeSetId={undoing.changeSetId}
          created={undoing.createdCount}
          changed={undoing.changedCount}
          onClose={() => setUndoing(null)}
        />
      )}
    </section>
  );
}
