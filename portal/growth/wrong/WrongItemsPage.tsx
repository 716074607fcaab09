import { useSearchParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { EmptyState, Note, QueryView, Stack, TabLinks } from '#ui-kit';
import { paths as examPaths } from '../../exams/paths.ts';
import { inCard } from '../../shared/page/Card.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { countUnits } from '../../shared/units.ts';
import { PortalWrongItemsDocument, type PortalWrongItemsQuery } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { WrongItem } from './WrongItem.tsx';

/** `/portal/growth/wrong`: what was wrong in all exams, by unit, to be solved again before the answer is looked at. */
export default function WrongItemsPage() {
  const query = useGql(PortalWrongItemsDocument, {});
  return (
    <Page title="오답 다시 풀기" back={{ label: '내 성적', href: examPaths.exams }}>
      <QueryView query={query} frame={inCard}>
        {({ scoreAnswers }) =>
          scoreAnswers.length === 0 ? (
            <EmptyState of="done" title="틀린 문항이 없어요">
              틀린 문항이 생기면 여기에 모아 보여 줘요.
            </EmptyState>
          ) : (
            <Items items={scoreAnswers} />
          )
        }
      </QueryView>
    </Page>
  );
}

/** The limit of the document. */
const MOST = 100;

function Items({ items }: { items: PortalWrongItemsQuery['scoreAnswers'] }) {
  const [search] = useSearchParams();
  const units = countUnits(items);
  const unit = units.find((one) => one.unit === search.get('unit'))?.unit;
  const shown = unit === undefined ? items : items.filter((item) => item.unit === unit);
  return (
    <>
      {units.length > 1 && (
        <TabLinks
          label="단원"
          value={unit ?? ''}
          items={[
            { id: '', label: '전체', count: items.length, href: paths.wrong() },
            ...units.map((one) => ({ id: one.unit, label: one.unit, count: one.count, href: paths.wrong(one.unit) })),
          ]}
        />
      )}
      <Stack as="ul" role="list" gap={10}>
        {shown.map((item) => (
          <WrongItem key={`${item.examId} ${item.number}`} item={item} />
        ))}
      </Stack>
      {items.length === MOST && <Note>{`최근 시험부터 ${MOST}문항까지 보여요.`}</Note>}
    </>
  );
}
