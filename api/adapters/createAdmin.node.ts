import { createInterface } from 'node:readline/promises';
import { createFirstAdmin } from '../firstAdmin.ts';
import { temporaryPasswordDays } from '../security/passwords/passwords.ts';
import type { Settings } from '../settings/settings.ts';
import { createLog } from '../ports/log.ts';
import { openDatabase } from './database/openDatabase.node.ts';
import { StartError } from './startError.ts';

/** `create-admin`: asks for values missing in the flags, creates the first ADMIN and prints the temporary password once. */
export async function askAndCreateAdmin(
  settings: Settings,
  given: { loginId: string | undefined; name: string | undefined },
): Promise<void> {
  const log = createLog(() => undefined, 'silent');
  // Whoever makes an administrator opens a real academy.
  const { db, close } = await openDatabase({ ...settings, demo: false }, log, async () => false);
  try {
    const loginId = given.loginId ?? (await ask('관리자 아이디 (영문 소문자와 숫자): '));
    const name = given.name ?? (await ask('관리자 이름: '));
    const password = await createFirstAdmin(db, { loginId, name });
    process.stdout.write(
      `\n  관리자를 만들었습니다.\n    아이디         ${loginId.trim().toLowerCase()}\n    임시 비밀번호  ${password}\n\n` +
        `  ${temporaryPasswordDays}일 안에 로그인해 새 비밀번호로 바꿔 주세요. 이 비밀번호는 다시 보이지 않습니다.\n\n`,
    );
  } finally {
    await close();
  }
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new StartError('--login-id 와 --name 을 함께 적어 주세요.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
