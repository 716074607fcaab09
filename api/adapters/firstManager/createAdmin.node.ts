import { createInterface } from 'node:readline/promises';
import { createFirstAdmin } from '../../firstAdmin.ts';
import { createLog } from '../../ports/log.ts';
import { temporaryPassword, temporaryPasswordDays } from '../../security/passwords/passwords.ts';
import type { Settings } from '../../settings/settings.ts';
import { openDatabase } from '../database/openDatabase.node.ts';
import { waitingServer } from './setup.node.ts';
import { StartError } from '../startError.ts';

interface Person {
  loginId: string;
  name: string;
}

/** `create-admin`: asks for what the flags lack, creates the first ADMIN and prints the temporary password once; beside a running server, too. */
export async function askAndCreateAdmin(
  settings: Settings,
  given: { [Key in keyof Person]: string | undefined },
): Promise<void> {
  const person = await askFor(given);
  const password = (await createAtServer(settings, person)) ?? (await createInDatabase(settings, person));
  process.stdout.write(
    `\n  관리자를 만들었습니다.\n    아이디         ${person.loginId}\n    임시 비밀번호  ${password}\n\n` +
      `  ${temporaryPasswordDays}일 안에 로그인해 새 비밀번호로 바꿔 주세요. 이 비밀번호는 다시 보이지 않습니다.\n\n`,
  );
}

async function createInDatabase(settings: Settings, person: Person): Promise<string> {
  // Whoever makes an administrator opens a real academy.
  const { db, close } = await openDatabase(
    { ...settings, demo: false },
    createLog(() => undefined, 'silent'),
    async () => false,
  );
  try {
    return await createFirstAdmin(db, person);
  } finally {
    await close();
  }
}

/** The server that has the folder open makes the manager itself; null where none waits for one. */
async function createAtServer({ databaseUrl, dataDir }: Settings, person: Person): Promise<string | null> {
  const waiting = databaseUrl === null ? waitingServer(dataDir) : null;
  if (waiting === null) return null;
  const newPassword = temporaryPassword();
  const answer = await fetch(`${waiting.origin}/api/auth/first-manager`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: waiting.token, ...person, newPassword, isTemporary: true }),
  }).catch(() => null);
  // It was killed, and left its address behind.
  if (answer === null) return null;
  if (answer.ok) return newPassword;
  const problem = (await answer.json().catch(() => ({}))) as { detail?: string; errors?: { message: string }[] };
  throw new StartError(problem.errors?.[0]?.message ?? problem.detail ?? `서버가 거절했습니다 (${answer.status}).`);
}

async function askFor({ loginId, name }: { [Key in keyof Person]: string | undefined }): Promise<Person> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    process.stdout.write(question);
    const { value, done } = await lines.next();
    if (done) throw new StartError('\n--login-id 와 --name 을 함께 적어 주세요.');
    return value;
  };
  try {
    const id = loginId ?? (await ask('관리자 아이디 (영문 소문자와 숫자 4–32자): '));
    return { loginId: id.trim().toLowerCase(), name: (name ?? (await ask('관리자 이름: '))).normalize('NFC').trim() };
  } finally {
    terminal.close();
  }
}
