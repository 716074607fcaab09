import { useList, type BaseRecord } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { DocumentNode } from 'graphql';
import { Button, QueryView, Stack } from '#ui-kit';
import { Card } from './Card.tsx';
import css from '../records/Records.module.css';

interface GrowingCardProps<Row> {
  title: string;
  /** At the right of the title. @default undefined */
  action?: ReactNode;
  /** Said when there is nothing yet. */
  empty: string;
  resource: string;
  /** Reads the rows, latest first, up to `$limit`. */
  document: DocumentNode;
  variables: Record<string, unknown>;
  /** One row as an item of a list. */
  children: (row: Row) => ReactNode;
  /** What stands beside the list, such as a dialog. @default undefined */
  after?: ReactNode;
}

const STEP = 5;

/** A card of the latest rows of a record, and of more when asked for. */
export function GrowingCard<Row extends BaseRecord>(props: GrowingCardProps<Row>) {
  const { title, action, empty, resource, document, variables, children, after } = props;
  const [limit, setLimit] = useState(STEP);
  const { query } = useList<Row>({
    resource,
    pagination: { pageSize: limit },
    meta: { gqlQuery: document, gqlVariables: variables },
    queryOptions: { staleTime: 0, placeholderData: keepPreviousData },
  });
  return (
    <Card title={title} action={action}>
      <QueryView query={query}>
        {({ data: rows }) =>
          rows.length === 0 ? (
            <p className={css.meta}>{empty}</p>
          ) : (
            <>
              <Stack role="list" as="ul" gap={12}>
                {rows.map(children)}
              </Stack>
              {rows.length === limit && (
                <Button size="small" variant="quiet" onClick={() => setLimit(limit + STEP * 4)}>
                  더 보기
                </Button>
              )}
            </>
          )
        }
      </QueryView>
      {after}
    </Card>
  );
}
