import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button, QueryView } from '#ui-kit';
import { Card } from '../shared/Card.tsx';
import css from '../shared/Records.module.css';
import type {
  StudentNotificationLogsDocument,
  TemplateNotificationLogsDocument,
  NotificationLogFactsFragment,
} from './generated/graphql.ts';
import { LogItem } from './LogItem.tsx';

interface LogCardProps {
  title: string;
  /** Said when nothing was written yet. */
  empty: string;
  /** The log of this student, or of this template. */
  document: typeof StudentNotificationLogsDocument | typeof TemplateNotificationLogsDocument;
  id: string;
  /** The student or the template of an entry. */
  about: (entry: NotificationLogFactsFragment) => ReactNode;
}

const STEP = 5;

/** What the templates sent by themselves, and what they did not, latest first. */
export function LogCard({ title, empty, document, id, about }: LogCardProps) {
  const [limit, setLimit] = useState(STEP);
  const { query } = useList<NotificationLogFactsFragment>({
    resource: 'notificationLogs',
    pagination: { pageSize: limit },
    meta: { gqlQuery: document, gqlVariables: { id } },
    queryOptions: { staleTime: 0, placeholderData: keepPreviousData },
  });
  return (
    <Card title={title}>
      <QueryView query={query}>
        {({ data: entries }) =>
          entries.length === 0 ? (
            <p className={css.meta}>{empty}</p>
          ) : (
            <>
              <ul role="list" className={css.records}>
                {entries.map((entry) => (
                  <LogItem key={entry.id} entry={entry}>
                    {about(entry)}
                  </LogItem>
                ))}
              </ul>
              {entries.length === limit && (
                <Button size="small" variant="quiet" onClick={() => setLimit(limit + STEP * 4)}>
                  더 보기
                </Button>
              )}
            </>
          )
        }
      </QueryView>
    </Card>
  );
}
