import { sql } from 'kysely';
import type { Database } from '../../ports/database.ts';
import { spawnServer, temporaryDataDir, type ServerProcess } from '../servers/server.node.ts';
import type { StandIn } from './standIn.node.ts';

/** How heavy a storm is. */
export interface Storm {
  recipients: number;
  processes: number;
  /** How often a process is killed in the middle of its work and another one started. */
  kills: number;
  /** Milliseconds between two kills. */
  between: number;
  /** Milliseconds after which it is given up. */
  patience: number;
}

/** How texts of one person came: four in a row for each number. */
const perPhone = 4;

/** Queues texts: four messages to each of a quarter as many numbers, every other one as 알림톡. */
export async function queueTexts({ kysely }: Database, recipients: number): Promise<void> {
  await sql`
    with message as (
      insert into sms_messages (send_key, channel, kakao_template_id, body, quiet_hours_confirmed)
      select 'storm-message-' || n, case n % 2 when 0 then 'ALIMTALK' else 'SMS' end, case n % 2 when 0 then 'KA01TPstorm' end, '내용 ' || n, true
      from generate_series(1, ${perPhone}::int) as n returning id, body, channel)
    insert into sms_recipients (message_id, channel, name, phone, body)
    select message.id, channel, '사람 ' || phone, '+8210' || lpad((20000000 + phone)::text, 8, '0'), message.body || ' ' || phone
    from generate_series(1, ${Math.ceil(recipients / perPhone)}::int) as phone cross join message order by message.body, phone`.execute(
    kysely,
  );
}

/** Runs servers that send what is queued, kills them with -9 every now and then, and waits until every recipient's fate is known. */
export async function weather(
  storm: Storm,
  standIn: StandIn,
  db: Database,
  databaseUrl: string,
): Promise<{ seconds: number; kills: number }> {
  const folder = temporaryDataDir();
  const env = { DATABASE_URL: databaseUrl, DEMO: '0', JWT_SECRET: 's'.repeat(40), ...standIn.env };
  let count = 0;
  const start = async (): Promise<ServerProcess> => {
    const server = spawnServer(`${folder.dataDir}-${++count}`, env);
    standIn.receiptUrls = [`${await server.url}/api/sms/receipts`];
    return server;
  };
  const servers: ServerProcess[] = [];
  const began = performance.now();
  let kills = 0;
  try {
    for (let at = 0; at < storm.processes; at++) servers.push(await start());
    let next = performance.now() + storm.between;
    while (await waiting(db)) {
      if (performance.now() - began > storm.patience) throw new Error(`Not done: ${JSON.stringify(await states(db))}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (kills >= storm.kills || performance.now() < next) continue;
      const victim = servers.shift();
      victim?.child.kill('SIGKILL');
      await victim?.exited;
      kills += 1;
      servers.push(await start());
      next = performance.now() + storm.between;
    }
    return { seconds: (performance.now() - began) / 1000, kills };
  } finally {
    for (const { child } of servers) child.kill('SIGKILL');
    await Promise.all(servers.map(({ exited }) => exited.catch(() => null)));
    folder.remove();
  }
}

async function waiting({ kysely }: Database): Promise<boolean> {
  const { rows } = await sql`select from sms_recipients where status in ('QUEUED', 'SENT') limit 1`.execute(kysely);
  return rows.length > 0;
}

/** How many recipients are in each state. */
export async function states({ kysely }: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    select status || coalesce(' ' || failure_code, '') as status, count(*)::int as count from sms_recipients group by 1 order by 1`.execute(
    kysely,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** What is wrong after a storm; nothing when everyone got 0 or 1 texts, in order, and stands as the provider has them. */
export async function faultsOf({ kysely }: Database, standIn: StandIn): Promise<string[]> {
  const problems: string[] = [];
  const { rows } = await sql<{ id: string; phone: string; status: string; code: string | null }>`
    select id, phone, status, failure_code as code from sms_recipients order by id`.execute(kysely);
  const sent = new Map<string, (typeof standIn.sent)[number]>();
  for (const text of standIn.sent) {
    if (sent.has(text.recipient)) problems.push(`${text.recipient} was sent twice`);
    sent.set(text.recipient, text);
  }
  const arrived = standIn.arrived.map(({ recipient }) => recipient);
  if (new Set(arrived).size < arrived.length) problems.push('somebody got a text and its 알림톡');
  for (const { id, status, code } of rows) {
    const text = sent.get(id);
    const wanted =
      text === undefined ? 'FAILED 1021' : text.statusCode === '4000' ? 'DELIVERED' : `FAILED ${text.statusCode}`;
    const is = code === null ? status : `${status} ${code}`;
    if (is !== wanted) problems.push(`${id} is ${is}, the provider says ${wanted}`);
  }
  const last = new Map<string, string>();
  for (const { to, recipient } of standIn.sent) {
    if ((last.get(to) ?? '') > recipient) problems.push(`${recipient} came before an earlier text to the same number`);
    last.set(to, recipient);
  }
  return problems;
}
