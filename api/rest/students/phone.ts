import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { invalid } from '../../http/problem.ts';
import { cleanLine } from '../_protocol/text.ts';

/**
 * A Korean phone number, mobile or landline, in any usual way of writing — also as a spreadsheet leaves it, without
 * its first 0 — as E.164 (`+821012345678`); null when it is none.
 */
export function parsePhone(text: string): string | null {
  const [, mobile] = usualMobile.exec(text) ?? [];
  if (mobile !== undefined) return `+82${mobile.replaceAll('-', '')}`;
  const phone = parsePhoneNumberFromString(cleanLine(text), { defaultCountry: 'KR', extract: false });
  return phone && isKorean(phone) ? phone.number : null;
}

/** An E.164 number as people read it: `010-1234-5678`. */
export function displayPhone(number: string): string {
  const [, middle, end] = mobileNumber.exec(number) ?? [];
  if (middle !== undefined) return `010-${middle}-${end}`;
  return parsePhoneNumberFromString(number)?.formatNational() ?? number;
}

/** The E.164 form of a field; null stays null. Throws 400 at the field. */
export function phoneField(text: string | null, field: string): string | null {
  if (text === null) return null;
  const phone = parsePhone(text);
  if (phone === null) throw invalid([{ field, message: '전화번호가 올바르지 않습니다. 예: 010-1234-5678' }]);
  return phone;
}

// Fast path for nearly every number of a list; the library takes fifty times as long.
const usualMobile = /^0?(10-?\d{4}-?\d{4})$/;
const mobileNumber = /^\+8210(\d{4})(\d{4})$/;

// The small metadata lets numbers of five digits pass, and a 010 number that lost one.
function isKorean(phone: PhoneNumber): boolean {
  if (phone.country !== 'KR' || phone.ext !== undefined || !phone.isValid()) return false;
  if (phone.nationalNumber.length < 8) return false;
  return !phone.nationalNumber.startsWith('10') || phone.nationalNumber.length === 10;
}
