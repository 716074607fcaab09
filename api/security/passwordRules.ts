import { invalid } from '../http/problem.ts';
import { commonPasswords } from './commonPasswords.ts';

/** The owner of the password, whose name and login id are easy guesses. */
interface Owner {
  loginId: string;
  name: string;
  phone?: string | null;
}

/** Throws 400 at `newPassword` for a password that is easy to guess. The contract checks the length. */
export function checkNewPassword(password: string, owner: Owner): void {
  const guess = simplify(password);
  const refuse = (message: string) => {
    throw invalid([{ field: 'newPassword', message }]);
  };
  if (commonPasswords.has(guess) || isOneRun(guess)) refuse('너무 흔한 비밀번호입니다. 다른 것을 골라 주세요.');
  const own = [owner.loginId, owner.name, owner.phone?.replace(/^\+82/, '0') ?? '']
    .map(simplify)
    .filter((word) => word !== '');
  if (own.some((word) => guess === word || (word.length >= 4 && guess.replace(word, '').length < 4))) {
    refuse('아이디, 이름, 휴대폰 번호로 된 비밀번호는 쓸 수 없습니다.');
  }
}

function simplify(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_.-]/g, '');
}

// aaaaaaaa, 12345678, 98765432, abcdefgh
function isOneRun(text: string): boolean {
  const steps = new Set([...text].slice(1).map((letter, at) => letter.charCodeAt(0) - text.charCodeAt(at)));
  return steps.size === 1 && [0, 1, -1].includes([...steps][0] ?? 9);
}
