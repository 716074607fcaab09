/**
 * The national digits of a typed or pasted number: `010-1234-5678`, `+82 10 1234 5678`, `821012345678`, and
 * `1012345678` (Excel drops the leading zero) all give `01012345678`. At most 11 digits.
 */
export function phoneDigits(text: string): string {
  const trimmed = text.normalize('NFKC').trim();
  const digits = trimmed.replace(/\D/g, '');
  if (trimmed.startsWith('+82') || /^82(10|[2-6]\d?)\d{7,}$/.test(digits))
    return national(digits.slice(2)).slice(0, 11);
  if (/^10\d{8}$/.test(digits)) return `0${digits}`;
  return digits.slice(0, 11);
}

/** A masked number stays as it is. Digits or E.164 → `010-1234-5678`, `02-123-4567`, `1588-1234`; an unfinished number is formatted as far as typed. */
export function formatPhone(text: string): string {
  if (text.includes('*')) return text;
  const digits = phoneDigits(text);
  if (/^1[568]\d\d/.test(digits)) return join(digits.slice(0, 4), digits.slice(4));
  const areaLength = digits.startsWith('02') ? 2 : 3;
  const area = digits.slice(0, areaLength);
  const rest = digits.slice(areaLength);
  const middle = rest.length > 7 ? 4 : 3;
  return join(area, rest.slice(0, middle), rest.slice(middle));
}

const national = (digits: string): string => (digits.startsWith('0') ? digits : `0${digits}`);
const join = (...parts: string[]): string => parts.filter(Boolean).join('-');
