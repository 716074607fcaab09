import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { Button, QueryView } from '#ui-kit';
import css from './AuditLog.module.css';
import { aboutWords, changeWords, whatWords, type NamesById } from './auditWords.ts';
import { AuditActDocument } from './generated/manager.ts';

interface ActEntriesProps {
  actId: string;
  /** How many there are. */
  count: number;
  names: NamesById;
}

const atOnce = 100;

/** All that one act changed, table by table. */
export function ActEntries({ actId, count, names }: ActEntriesProps) {
  const [limit, setLimit] = useState(atOnce);
  const query = useGql(AuditActDocument, { actId, limit }, { placeholderData: (shown) => shown });
  return (
    <QueryView query={query}>
      {({ auditEntries }) =>
        auditEntries.length === 0 ? (
          <p className={css.hint}>기록이 남아 있지 않습니다.</p>
        ) : (
          <>
            <ol className={css.entries} aria-label="바뀐 것" tabIndex={0}>
              {auditEntries.map((entry) => {
                const about = aboutWords(entry);
                return (
                  <li key={entry.id}>
                    <strong>{about === '' ? whatWords(entry) : `${whatWords(entry)} · ${about}`}</strong>
                    {changeWords(entry, names).map((line) => (
                      <p key={line}>{line}</p>
                    ))}
                  </li>
                );
              })}
            </ol>
            {auditEntries.length < count && auditEntries.length === limit && (
              <Button size="small" variant="quiet" onClick={() => setLimit(limit + atOnce)}>
                {`${Math.min(atOnce, count - limit)}개 더 보기`}
              </Button>
            )}
          </>
        )
      }
    </QueryView>
  );
}
