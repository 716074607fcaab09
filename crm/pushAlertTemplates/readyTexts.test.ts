import { expect, test } from 'vitest';
import { templateTexts } from '#mocks/world/texts/notices.ts';
import { LMS_BYTES, measureText, SMS_BYTES } from '../smsMessages/parts.ts';

/** What the variables typically stand for, at their longer end. */
const values: Readonly<Record<string, string>> = {
  이름: '남궁민수',
  강의: '고2 미적분 심화 B반',
  주차: '12주차',
  날짜: '11월 22일 (일)',
  시간: '18:00–19:30',
  링크: 'https://academy.example/r/0123456789abcdef',
};

test.each(templateTexts)('the ready text %s (%s) fits its %s', (_name, _event, channel, body) => {
  const text = body.replace(/#\{(.+?)\}/g, (whole, name: string) => values[name] ?? whole);
  const { bytes, unsendable } = measureText(text);
  expect(text).not.toContain('#{');
  expect(bytes).toBeLessThanOrEqual(channel === 'SMS' ? SMS_BYTES : LMS_BYTES);
  expect(unsendable).toEqual([]);
});
