import { useGql } from '#client/graphql/gql.ts';
import { ButtonLink, formatWeek } from '#ui-kit';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui-kit/icons.ts';
import { paths } from './paths.ts';
import { WeekNeighboursDocument, type WeekFactsFragment } from './generated/graphql.ts';

interface WeekNeighboursProps {
  lectureId: string;
  week: WeekFactsFragment;
}

/** Links to the week before and the week after, where there is one. */
export function WeekNeighbours({ lectureId, week }: WeekNeighboursProps) {
  const { heldOn, startsAt } = week;
  const { data } = useGql(WeekNeighboursDocument, { lectureId, heldOn, startsAt });
  const previous = data?.previous[0];
  const next = data?.next[0];
  return (
    <>
      {previous && (
        <ButtonLink variant="quiet" icon={<ChevronLeftIcon aria-hidden />} href={paths.week(lectureId, previous.id)}>
          {formatWeek(previous)}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="quiet" iconAfter={<ChevronRightIcon aria-hidden />} href={paths.week(lectureId, next.id)}>
          {formatWeek(next)}
        </ButtonLink>
      )}
    </>
  );
}
