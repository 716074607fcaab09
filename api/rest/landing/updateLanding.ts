import type { Handler } from '../_protocol/handler.ts';
import { cleanLine, cleanText } from '../_protocol/text.ts';
import { isStale } from '../_protocol/unconditional.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { phoneField } from '../students/phone.ts';

/** Changes what visitors read on the first page. */
export const updateLanding: Handler<'updateLanding'> = async ({ trx, body }) => {
  const teachers = body.teachers.map(({ name, subject, words }) => ({
    name: cleanLine(name),
    subject: cleanLine(subject),
    words: cleanText(words),
  }));
  const row = {
    hero_title: cleanLine(body.heroTitle),
    hero_text: cleanText(body.heroText),
    picture_words: cleanLine(body.pictureWords),
    address: cleanLine(body.address),
    phone: phoneField(body.phone, 'phone'),
    shows_notices: body.showsNotices,
    takes_inquiries: body.takesInquiries,
    head_title: cleanLine(body.headTitle),
    head_description: cleanLine(body.headDescription),
    accent: body.accent,
    academy_name: body.academyName === undefined ? undefined : cleanLine(body.academyName),
    hours: body.hours === undefined ? undefined : cleanText(body.hours),
  };
  const known = await trx.selectFrom('landing_pages').selectAll().forUpdate().executeTakeFirstOrThrow();
  if (isStale(known, body.version))
    throw await staleVersion(trx, 'landing_pages', { ...known, title: '홈페이지' }, row);
  await trx
    .updateTable('landing_pages')
    .set({ ...row, teachers: JSON.stringify(teachers) })
    .execute();
};
