import { sql, type Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Deps } from '../../deps.ts';

/** What a page says of the academy before its code runs; empty texts where managers wrote none. */
export interface PageHead {
  /** The academy's name and number, as its settings have them; empty where they have none. */
  name: string;
  phone: string;
  /** For search engines and messengers, as is what follows. */
  title: string;
  description: string;
  /** Path of the picture; null without one. */
  picture: string | null;
  /** The academy's colour, `#rrggbb`; empty for the product's. */
  accent: string;
  /** Path of the logo and its size in pixels; null without one. */
  logo: { path: string; width: number; height: number } | null;
}

/** Reads what managers wrote for the heads of pages. */
export async function readHead({ db }: Pick<Deps, 'db'>): Promise<PageHead> {
  const page = await db.kysely
    .selectFrom('landing_pages')
    .leftJoin('landing_pictures as logo', 'logo.id', 'logo_id')
    .select(['academy_name', 'phone', 'head_title', 'head_description', 'hero_text', 'picture_id', 'accent', 'logo_id'])
    // Where a PNG says how large it is.
    .select(sql<Uint8Array | null>`substring(logo.content from 17 for 8)`.as('logo_size'))
    .executeTakeFirst();
  const description = page?.head_description || (page?.hero_text ?? '').replaceAll(/\s+/g, ' ').slice(0, 160);
  return {
    name: page?.academy_name ?? '',
    phone: page?.phone ?? '',
    title: page?.head_title ?? '',
    description,
    picture: page?.picture_id ? pathOf(page.picture_id) : null,
    accent: page?.accent ?? '',
    logo: page?.logo_id && page.logo_size ? { path: pathOf(page.logo_id), ...sizeOf(page.logo_size) } : null,
  };
}

const pathOf = (id: string): string => `/api/landing-picture/${id}`;

function sizeOf({ buffer, byteOffset }: Uint8Array) {
  const header = new DataView(buffer, byteOffset);
  return { width: header.getUint32(0), height: header.getUint32(4) };
}

/** The logo's PNG, for what is printed. */
export async function readLogo(trx: Kysely<Tables>): Promise<Uint8Array | undefined> {
  const logo = await trx
    .selectFrom('landing_pictures')
    .innerJoin('landing_pages', 'logo_id', 'landing_pictures.id')
    .select('content')
    .executeTakeFirst();
  return logo && new Uint8Array(logo.content);
}
