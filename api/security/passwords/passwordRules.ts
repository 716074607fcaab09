import { convertHangulToQwerty } from 'es-hangul';
import { invalid } from '../../http/problem.ts';
import { commonPasswords } from './commonPasswords.ts';
import { isEasyToType, isOneRun } from './easyToType.ts';

/** The owner of the password, whose name and login id are easy guesses, as is the name of their academy. */
interface Owner {
  loginId: string;
  name: string;
  phone?: string | null;
  academy: string;
}

/** Throws 400 at `newPassword` for a password that is easy to guess. The contract checks the length. */
export function checkNewPassword(password: string, owner: Owner): void {
  const guess = simplify(password);
  const refuse = (message: string) => {
    throw invalid([{ field: 'newPassword', message }]);
  };
  if (commonPasswords.has(guess) || isEasyToType(guess)) refuse('너무 흔한 비밀번호입니다. 다른 것을 골라 주세요.');
  if (isMadeOf(guess, ownWords(owner))) {
    refuse('아이디, 이름, 휴대폰 번호, 학원 이름으로 된 비밀번호는 쓸 수 없습니다.');
  }
}

/** What belongs to a person and is known of them: also the name as its keys are in Latin, and the ends of the number. */
function ownWords({ loginId, name, phone, academy }: Owner): string[] {
  const number = phone?.replace(/^\+82/, '0') ?? '';
  const names = [name, academy, academy.replace(/학원$/, '')].flatMap((own) => [own, convertHangulToQwerty(own)]);
  const words = [loginId, ...names, number, number.slice(-8), number.slice(-4)];
  return words.map(simplify).filter((word) => word.length >= 2);
}

/** True when next to nothing remains once one or two of the words are taken out: three letters, a year, a run of digits. */
function isMadeOf(guess: string, own: string[]): boolean {
  const without = (text: string, word: string) => text.replace(word, '');
  const left = own.flatMap((word) => (guess.includes(word) ? [without(guess, word)] : []));
  const both = left.flatMap((rest) => own.filter((word) => rest.includes(word)).map((word) => without(rest, word)));
  return [...left, ...both].some((rest) => rest.length < 4 || isOneRun(rest) || /^\d{4}\W{0,2}$/.test(rest));
}

function simplify(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_.-]/g, '');
}
