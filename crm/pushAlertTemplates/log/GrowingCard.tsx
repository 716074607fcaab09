import { keepPreviousData } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import type { GqlDocument } from '#client/graphql/gqlDocument.ts';
import { Button, QueryView, Stack } from '#ui-kit';
import { Card } from '../../shared/page/Card.tsx';
import css from '../../shared/records/Records.module.css';

interface GrowingCardProps<Data, Variables, Row> {
  title: string;
  /** At the right of the title. @default undefined */
  action?: ReactNode;
  /** Said when there is nothing yet. */
  empty: string;
  /** Reads the rows, latest first, up to `$limit`. */
  document: GqlDocument<Data, Variables & Limit>;
  variables: Variables;
  rowsOf: (data: Data) => readonly Row[];
  /** One row as an item of a list. */
  children: (row: Row) => ReactNode;
  /** What stands beside the list, such as a dialog. @default undefined */
  after?: ReactNode;
}

interface Limit {
  limit: number;
}

const STEP = 5;

/** A card of the latest rows of a record, and of more when asked for. */
export function GrowingCard<Data, Variables extends object, Row>(props: GrowingCardProps<Data, Variables, Row>) {
  const { title, action, empty, document, variables, rowsOf, children, after } = props;
  const [limit, setLimit] = useState(STEP);
  const query = useGql(
    document,
    { ...variables, limit },
    { requestPolicy: 'cache-and-network', placeholderData: keepPreviousData },
  );
  return (
    <Card title={title} action={action}>
      <QueryView query={query}>
        {(data) => {
          const rows = rowsOf(data);
          return rows.length === 0 ? (
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
          );
        }}
      </QueryView>
      {after}
    </Card>
  );
}
