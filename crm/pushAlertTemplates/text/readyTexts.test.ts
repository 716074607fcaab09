import { expect, test } from 'vitest';
import { templateTexts } from '#mocks/world/texts/notices.ts';
import { LMS_BYTES, measureText, SMS_BYTES } from '../../smsMessages/parts.ts';
import { longestValues } from './sampleValues.ts';
import { filledText, unknownVariables } from './variables.ts';

test.each(templateTexts)('the ready text %s (%s) fits its %s', (_name, event, channel, body) => {
  const { bytes, unsendable } = measureText(filledText(body, longestValues));
  expect(unknownVariables(body, event)).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(channel === 'SMS' ? SMS_BYTES : LMS_BYTES);
  expect(unsendable).toEqual([]);
});
