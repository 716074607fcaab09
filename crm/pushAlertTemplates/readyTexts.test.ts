import { expect, test } from 'vitest';
import { templateTexts } from '#mocks/world/texts/notices.ts';
import { LMS_BYTES, measureText, SMS_BYTES } from '../smsMessages/parts.ts';
import { fillVariables, unknownVariables } from './variables.ts';

/** What the variables typically stand for, at their longer end. */
const values = {
  이름: '남궁민수',
  학교: '한빛여고',
  학년: '고2',
  보호자: '남궁영수',
  강의: '고2 미적분 심화 B반',
  주차: '12주차',
  날짜: '11월 22일 (일)',
  시각: '오후 6:30',
  출결: '무단결석',
};

test.each(templateTexts)('the ready text %s (%s) fits its %s', (_name, _event, channel, body) => {
  const { bytes, unsendable } = measureText(fillVariables(body, values));
  expect(unknownVariables(body)).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(channel === 'SMS' ? SMS_BYTES : LMS_BYTES);
  expect(unsendable).toEqual([]);
});
