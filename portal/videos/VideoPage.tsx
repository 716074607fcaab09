import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { isUuid } from '#client/isUuid.ts';
import { useIsPreviewed } from '#client/session/preview.ts';
import { formatInstant, formatWeek, QueryView } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';
import { home } from '../home/paths.ts';
import { inCard } from '../shared/page/Card.tsx';
import { NotMine } from '../shared/page/NotMine.tsx';
import { Page } from '../shared/page/Page.tsx';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import { PortalVideoDocument, type PortalVideoQuery } from './generated/graphql.ts';
import { Watch } from './Watch.tsx';

/** `/portal/videos/:videoId`: plays a video where this student left off, on whatever device. */
export default function VideoPage() {
  const { videoId = '' } = useParams();
  return isUuid(videoId) ? <VideoView key={videoId} id={videoId} /> : <NoVideo />;
}

function VideoView({ id }: { id: string }) {
  const query = useGql(PortalVideoDocument, { id });
  const isPreviewed = useIsPreviewed();
  const video = query.data?.videos_by_pk;
  if (video === null) return <NoVideo />;
  const week = video?.weeklyLecture;
  const above = week && {
    label: `${week.lecture.name} ${formatWeek(week)}`,
    href: weekPaths.week(week.lectureId, week.id),
  };
  return (
    <Page title={video?.title ?? '영상'} back={above ?? home} description={video && until(video)}>
      <QueryView query={query} frame={inCard}>
        {({ students: [me] }) => {
          if (isPreviewed) return <OnlyTheStudent />;
          return video && me && <Watch video={video} student={me} />;
        }}
      </QueryView>
    </Page>
  );
}

/** What is played counts as watched by the student. */
function OnlyTheStudent() {
  return (
    <NotMine title="영상은 학생만 틀 수 있어요">튼 만큼 학생의 시청 기록이 되어 미리보기에서는 틀지 않아요.</NotMine>
  );
}

function until({ readers: [reader] }: NonNullable<PortalVideoQuery['videos_by_pk']>): string | undefined {
  if (reader?.closesAt == null) return undefined;
  const isOver = new Date(reader.closesAt) <= serverClock.now();
  return `${formatInstant(reader.closesAt)}${isOver ? '에 시청 기간이 끝났어요' : '까지 볼 수 있어요'}`;
}

function NoVideo() {
  return (
    <Page title="영상" back={home}>
      <NotMine title="볼 수 없는 영상이에요">시청 기간이 아니거나 삭제된 영상이에요.</NotMine>
    </Page>
  );
}
