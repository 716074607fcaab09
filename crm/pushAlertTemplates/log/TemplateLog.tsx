import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { Button, Link, QueryView, Stack } from '#ui-kit';
import { Card } from '../../shared/page/Card.tsx';
import css from '../../shared/records/Records.module.css';
import { paths as students } from '../../students/paths.ts';
import { TemplateNotificationLogsDocument } from '../generated/graphql.ts';
import { LogItem } from './LogItem.tsx';

const STEP = 5;

/** Whom a template went out to, whom it did not, and why: the latest first, and more when asked for. */
export function TemplateLog({ templateId }: { templateId: string }) {
  const [limit, setLimit] = useState(STEP);
  const query = useGql(
    TemplateNotificationLogsDocument,
    { id: templateId, limit },
    { requestPolicy: 'cache-and-network', placeholderData: keepPreviousData },
  );
  return (
    <Card title="왜 나갔는지, 왜 안 나갔는지">
      <QueryView query={query}>
        {({ notificationLogs }) =>
          notificationLogs.length === 0 ? (
            <p className={css.meta}>아직 이 템플릿으로 알린 일이 없습니다.</p>
          ) : (
            <>
              <Stack role="list" as="ul" gap={12}>
                {notificationLogs.map((entry) => (
                  <li key={entry.id} className={css.listed}>
                    <LogItem entry={entry}>
                      <Link href={students.student(entry.student.id)}>{entry.student.user.name} 학생</Link>
                    </LogItem>
                  </li>
                ))}
              </Stack>
              {notificationLogs.length === limit && (
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
