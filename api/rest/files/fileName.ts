import { Problem } from '../../http/problem.ts';

// Bidirectional control characters can make `pdf.exe` look like `exe.fdp`.
const disguises = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/u;

/** A file name in its stored form: trimmed and NFC, which macOS does not send. Throws 422. */
export function cleanFileName(typed: string): string {
  const name = typed.normalize('NFC').trim();
  if (name === '') throw wrong('파일 이름을 적어 주세요.');
  if (!name.isWellFormed() || disguises.test(name)) throw wrong('파일 이름에 쓸 수 없는 글자가 있습니다.');
  if ([...name].length > 200) throw wrong('파일 이름은 200자까지 쓸 수 있습니다.');
  return name;
}

function wrong(detail: string): Problem {
  return new Problem(422, 'invalid-value', detail, { errors: [{ field: 'fileName', message: detail }] });
}
