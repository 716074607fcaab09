import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  videos_url_form: [422, 'invalid-value', '영상 주소는 https로 시작해야 합니다.', 'url'],
  videos_duration_range: [422, 'invalid-value', '영상의 길이는 1초에서 24시간 사이여야 합니다.', 'durationSeconds'],
  videos_window_forward: [422, 'invalid-value', '시청 마감은 시작보다 늦어야 합니다.', 'closesAt'],
  videos_weekly_lecture_id_fkey: [409, 'in-use', '영상이 있는 주차입니다. 영상을 먼저 삭제해 주세요.'],
  videos_shorter_than_watched: [
    409,
    'watched',
    '이미 본 학생이 있는 구간보다 짧게 줄일 수 없습니다. 새 영상으로 올려 주세요.',
    'durationSeconds',
  ],
  videos_url_or_file: [
    409,
    'has-file',
    '파일이 있는 영상에는 주소를 넣을 수 없습니다. 파일을 먼저 삭제해 주세요.',
    'url',
  ],
  video_windows_own_week: [422, 'not-a-participant', '이 주차의 학생을 골라 주세요.', 'studentIds'],
  video_windows_forward: [422, 'invalid-value', '시청 마감은 시작보다 늦어야 합니다.', 'closesAt'],
  video_windows_student_key: [409, 'duplicate', '이미 시청 기간이 따로 있는 학생입니다.'],
  video_progress_replayed_seen: [422, 'invalid-value', '보지 않은 구간을 다시 볼 수는 없습니다.'],
  video_progress_within_video: [422, 'invalid-value', '영상의 길이를 넘는 구간입니다.'],
  video_progress_only_grows: [409, 'only-grows', '본 구간은 줄어들 수 없습니다.'],
  video_progress_faster_than_clock: [
    409,
    'faster-than-clock',
    '실제로 재생한 시간보다 많이 본 것으로 남길 수 없습니다.',
  ],
  video_progress_window: [409, 'closed', '시청 기간이 아닙니다.'],
  video_progress_own_week: [403, 'forbidden', '수강하는 주차의 영상만 볼 수 있습니다.'],
  video_progress_owner_fixed: [422, 'invalid-value', '진도는 다른 학생이나 영상으로 옮길 수 없습니다.'],
};
