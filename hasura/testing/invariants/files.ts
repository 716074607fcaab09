import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'a file belongs to something that is there, once it has arrived',
    sql: `select id from files
      where num_nonnulls(lecture_id, weekly_lecture_id, student_id, board_post_id, material_id, video_id, profile_user_id,
        exam_id, submission_id, claim_id, consult_id) <> case owner_type when 'UPLOADER' then 0 else 1 end`,
  },
  {
    rule: 'an object is not to be deleted while its file is there',
    sql: `select file_id from removed_objects join files on files.id = file_id`,
  },
  {
    rule: 'a video plays from an address or from a file, not from both',
    sql: `select videos.id from videos join files on files.video_id = videos.id where videos.url is not null`,
  },
  {
    rule: 'a person has one profile image and a video one file, once uploaded',
    sql: `select owner_type, owner_id from files where state = 'DONE' and owner_type in ('VIDEO', 'PROFILE')
      group by owner_type, owner_id having count(*) > 1`,
  },
];
