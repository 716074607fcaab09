import type { Deps } from '../../deps.ts';

/** What search engines and messengers are shown of the first page; empty texts where managers wrote none. */
export interface PageHead {
  title: string;
  description: string;
  /** Path of its picture; null without one. */
  picture: string | null;
}

/** Reads the head of the first page. */
export async function readHead({ db }: Pick<Deps, 'db'>): Promise<PageHead> {
  const page = await db.kysely
    .selectFrom('landing_pages')
    .select(['head_title', 'head_description', 'hero_text', 'picture_id'])
    .executeTakeFirst();
  const description = page?.head_description || (page?.hero_text ?? '').replaceAll(/\s+/g, ' ').slice(0, 160);
  const picture = page?.picture_id ? `/api/landing-picture/${page.picture_id}` : null;
  return { title: page?.head_title ?? '', description, picture };
}
