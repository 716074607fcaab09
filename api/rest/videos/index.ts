import type { Slice } from '../_protocol/slice.ts';
import { createVideo, describeVideo } from './createVideo.ts';
import { deleteVideo } from './deleteVideo.ts';
import { openVideo } from './openVideo.ts';
import { orderVideos } from './orderVideos.ts';
import { refusals } from './refusals.ts';
import { setVideoWindows } from './setVideoWindows.ts';
import { updateVideo } from './updateVideo.ts';
import { readVideoProgress, reportVideoProgress } from './videoProgress.ts';

export const slice: Slice<'videos'> = {
  handlers: {
    createVideo,
    deleteVideo,
    describeVideo,
    openVideo,
    orderVideos,
    readVideoProgress,
    reportVideoProgress,
    setVideoWindows,
    updateVideo,
  },
  refusals,
};
