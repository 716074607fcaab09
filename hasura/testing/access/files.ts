import { staff, type SliceAccess, notSummed } from '../accessFormat.ts';

const seen = 'id owner_type owner_id name content_type size_bytes created_at';

const known = `id owner_type owner_id lecture_id weekly_lecture_id student_id board_post_id material_id video_id
  profile_user_id exam_id submission_id claim_id consult_id name content_type size_bytes sha256 memo is_watermarked watermark_trouble
  play_limit state version created_by created_at updated_at`;

export const access: SliceAccess = {
  files: {
    anonymous: {
      read: seen,
      rows: "state = 'DONE' and boardPost(deleted_at is null and is_public = true and category in ('FAQ', 'NOTICE'))",
    },
    student: {
      read: 'id owner_type owner_id name content_type sent_bytes is_watermarked created_at',
      rows: `state = 'DONE' and (profile_user_id = me or submission.student_id = me or boardPost(deleted_at is null and (is_public = true or created_by = me or readers.student_id = me)) or ${[
        'permissions(student_id = me or lectureReaders.student_id = me or weeklyLecture.participants.student_id = me)',
        "(owner_type not in ('VIDEO', 'MATERIAL', 'EXAM') or exam.is_shown = true or video.openReaders.student_id = me or material.readers.student_id = me)",
      ].join(' and ')})`,
    },
    ta: {
      read: known,
      rows: "owner_type not in ('CLAIM', 'UPLOADER') and (board_post_id is null or boardPost.deleted_at is null) or claim.ta_id = me",
    },
    manager: { read: known, rows: 'board_post_id is null or boardPost.deleted_at is null' },
  },
  removed_objects: {},
  unmade_pictures: {},
  file_permissions: staff({
    read: 'id file_id student_id lecture_id weekly_lecture_id created_by created_at updated_at',
    ...notSummed,
  }),
  file_lecture_readers: {},
  file_views: {
    student: { read: 'id file_id kind viewed_at', rows: 'user_id = me' },
    ...staff({ read: 'id file_id user_id kind viewed_at created_at updated_at', ...notSummed }),
  },
};
