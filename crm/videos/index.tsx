import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { weekPage } from '../weeklyLectures/paths.ts';

const VideoList = lazyWithRetry(() => import('./VideoList.tsx'));

export const panels = { VideoUploads: lazyPart(() => import('./uploads/UploadsPanel.tsx')) };

export const face: Face = {
  resources: [{ name: 'videos', label: '영상', parent: 'weeklyLectures' }],
  tabs: [{ page: weekPage, path: 'videos', label: '영상', order: 55, element: <VideoList /> }],
};
