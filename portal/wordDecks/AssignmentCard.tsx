import { Chip, formatNearDay } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { RowLinks } from '../shared/page/RowLinks.tsx';
import type { PortalWordDecksQuery } from './generated/graphql.ts';
import { paths } from './paths.ts';

type Assignment = PortalWordDecksQuery['assignments'][number];

/** The words to know until a day; what is reached comes last. */
export function AssignmentCard({ assignments }: { assignments: readonly Assignment[] }) {
  const isReached = ({ known, target }: Assignment): boolean => (known ?? 0) >= (target ?? 0);
  const rows = assignments.toSorted((one, other) => Number(isReached(one)) - Number(isReached(other)));
  return (
    <Card title="단어 과제">
      <RowLinks
        rows={rows.map((given) => ({
          id: given.id ?? '',
          href: paths.study(given.deck?.id ?? '', given),
          title: given.deck?.title ?? '',
          note: noteOf(given),
          end: isReached(given) ? (
            <Chip tone="positive">다 했어요</Chip>
          ) : (
            <Chip tone="warning">{`${given.known}/${given.target}`}</Chip>
          ),
        }))}
      />
    </Card>
  );
}

function noteOf({ dueOn, target, due }: Assignment): string {
  const parts = [`${formatNearDay(dueOn ?? '')}까지`, `목표 ${target}개`];
  if (due) parts.push(`지금 복습할 단어 ${due}개`);
  return parts.join(' · ');
}
