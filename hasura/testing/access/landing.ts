import { notSummed, type SliceAccess } from '../accessFormat.ts';

const shown = 'id hero_title hero_text picture_id picture_words teachers address phone shows_notices takes_inquiries';
const all = { read: `${shown} head_title head_description version created_at updated_at`, ...notSummed };
const lecture = { read: 'id name teacher_name weekday starts_at ends_at starts_on places_left', ...notSummed };

export const access: SliceAccess = {
  landing_pages: { anonymous: { read: shown }, student: { read: shown }, ta: all, manager: all },
  landing_pictures: {},
  open_lectures: { anonymous: lecture, student: lecture, ta: lecture, manager: lecture },
};
