import { staff } from '../../cast.ts';
import { castId } from '../base/ids.ts';
import type { World } from '../model/types.ts';
import { noticeTexts, postTexts, templateTexts } from '../texts/notices.ts';
import { stamps, type Rows } from './row.ts';

const admin = staff.admin.id;

/** The clinic notice that stands on the day board and on the clinic page of students. */
const standing = '클리닉 운영 시간';

export function* notices({ today }: World): Rows<'notices'> {
  for (const [at, [before, kind, title, body, is_pinned]] of noticeTexts.entries()) {
    yield {
      id: castId(at < 2 ? 41 + at : 4100 + at),
      kind,
      title,
      body,
      is_pinned,
      is_standing: title === standing,
      is_for_students: title === standing,
      ...stamps(admin, today - before, 600),
    };
  }
}

export function* pushAlertTemplates({ opened }: World): Rows<'push_alert_templates'> {
  for (const [at, [name, event, channel, body]] of templateTexts.entries()) {
    yield { id: castId(71 + at), name, event, channel, body, ...stamps(admin, opened) };
  }
}

/** What everybody may read; questions of students stand in `questions.ts`. */
export function* publicPosts({ today }: World): Rows<'board_posts'> {
  for (const [at, [before, category, title, body]] of postTexts.entries()) {
    const id = castId(at < 3 ? 51 + at : 5100 + at);
    yield { id, category, title, body, is_public: true, sort_order: at + 1, ...stamps(admin, today - before, 660) };
  }
}
