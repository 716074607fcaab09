import { useList } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useOrderVideos } from '#client/generated/rest/videos.ts';
import { invalidateTables } from '#client/live/invalidateTables.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { EmptyState, FileDrop, QueryView, SortableList, Toolbar, Stack } from '#ui-kit';
import { AddButton } from '../shared/page/AddButton.tsx';
import { WeekVideosDocument } from './generated/graphql.ts';
import type { Place, Video } from './types.ts';
import { filmEndings } from './uploads/resume.ts';
import { addVideoUploads } from './uploads/videoUploads.ts';
import { VideoCard } from './VideoCard.tsx';
import css from './Videos.module.css';

const VideoDialog = lazyPart(() => import('./VideoDialog.tsx'));

const gigabyte = 1024 ** 3;

/** The videos of a week in their order, and what the class watched of each. */
export default function VideoList() {
  const { lectureId = '', weekId = '' } = useParams();
  const place = { lectureId, weekId };
  const [adding, setAdding] = useState(false);
  const queryClient = useQueryClient();
  const { query } = useList<Video>({
    resource: 'videos',
    pagination: { mode: 'off' },
    meta: { gqlQuery: WeekVideosDocument, gqlVariables: { weekId } },
    queryOptions: { staleTime: 0 },
  });
  const add = (
    <AddButton variant="secondary" onClick={() => setAdding(true)}>
      주소로 추가
    </AddButton>
  );
  return (
    <>
      <Toolbar label="영상" end={add}>
        {null}
      </Toolbar>
      <Stack gap={16}>
        <FileDrop
          label="올릴 영상 (MP4, MOV, WebM)"
          accept={filmEndings}
          multiple
          size="small"
          maxBytes={5 * gigabyte}
          onHandles={(files, handles) =>
            addVideoUploads(place, files, handles, () => void invalidateTables(queryClient, ['videos', 'files']))
          }
        />
        <QueryView query={query}>
          {({ data: videos }) =>
            videos.length > 0 ? (
              <SortableVideos place={place} videos={videos} />
            ) : (
              <EmptyState of="lesson" title="아직 영상이 없습니다">
                영상을 올리거나 주소를 추가하면 이 주차의 학생이 보고, 누가 어디까지 보았는지 여기에서 봅니다.
              </EmptyState>
            )
          }
        </QueryView>
      </Stack>
      {adding && <VideoDialog place={place} onClose={() => setAdding(false)} />}
    </>
  );
}

function SortableVideos({ place, videos }: { place: Place; videos: Video[] }) {
  const order = useOrderVideos();
  const move = (ids: string[]) =>
    order.mutateAsync({ lectureId: place.lectureId, weeklyLectureId: place.weekId, data: { ids } });
  return (
    <div className={css.videos}>
      <SortableList label="영상" items={videos} nameOf={({ title }) => title} onMove={move}>
        {(video) => <VideoCard place={place} video={video} />}
      </SortableList>
    </div>
  );
}
