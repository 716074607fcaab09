import type { Database } from '#api/ports/database.ts';

// A page's service worker may neither read nor set HttpOnly cookies, so the worker stores them in the database
// of the server that set them: both last equally long.

/** The cookies of one browser. */
export interface CookieJar {
  /** The Cookie header for a path; null when there is none. */
  header(path: string): string | null;
  /** Stores the cookies of an answer's Set-Cookie headers. */
  take(setCookies: readonly string[]): Promise<void>;
}

/** Opens the cookie jar of a database: a table in its own schema, created if missing. */
export async function openCookieJar({ sql }: Pick<Database, 'sql'>): Promise<CookieJar> {
  await sql.exec(`create schema if not exists living;
    create table if not exists living.cookies (name text primary key, value text not null, path text not null)`);
  const kept = await sql.query<Cookie>('select name, value, path from living.cookies');
  const cookies = new Map(kept.map((cookie) => [cookie.name, cookie]));
  return {
    header: (path) => {
      const sent = [...cookies.values()].filter((cookie) => `${path}/`.startsWith(`${cookie.path}/`));
      return sent.length === 0 ? null : sent.map(({ name, value }) => `${name}=${value}`).join('; ');
    },
    take: async (setCookies) => {
      for (const { isGone, ...cookie } of setCookies.map(parse)) {
        if (isGone) {
          cookies.delete(cookie.name);
          await sql.query('delete from living.cookies where name = $1', [cookie.name]);
        } else {
          cookies.set(cookie.name, cookie);
          await sql.query(upsert, [cookie.name, cookie.value, cookie.path]);
        }
      }
    },
  };
}

const upsert = `insert into living.cookies values ($1, $2, $3)
  on conflict (name) do update set value = excluded.value, path = excluded.path`;

interface Cookie {
  name: string;
  value: string;
  path: string;
}

function parse(setCookie: string): Cookie & { isGone: boolean } {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const attribute = (name: string) =>
    attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    path: attribute('path')?.replace(/\/$/, '') ?? '',
    isGone: Number(attribute('max-age') ?? 1) <= 0,
  };
}
