import { storedName } from '#ui-kit/format/text/fileName.ts';
import { Problem } from '../../http/problem.ts';

/** A file name in its stored form. Throws 422. */
export function cleanFileName(typed: string): string {
  const name = storedName(typed);
  if (name === '') throw wrong('파일 이름을 적어 주세요.');
  if (!name.isWellFormed() || /[\p{Cc}/\\]/u.test(name)) throw wrong('파일 이름에 쓸 수 없는 글자가 있습니다.');
  if ([...name].length > 200) throw wrong('파일 이름은 200자까지 쓸 수 있습니다.');
  return name;
}

function wrong(detail: string): Problem {
  return new Problem(422, 'invalid-value', detail, { errors: [{ field: 'fileName', message: detail }] });
}
