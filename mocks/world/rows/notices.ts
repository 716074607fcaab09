import { staff } from '../../cast.ts';
import { castId } from '../base/ids.ts';
import { stamps, type Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';
import { noticeTexts } from '../texts/notices.ts';

const admin = staff.admin.id;

/** The clinic notice that the day board and the students' clinic page show. */
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
