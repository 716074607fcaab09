import { accentStyle } from '#ui-kit/format/color/accent.ts';
import type { PageHead } from '../../rest/landing/readHead.ts';

/** Where the built page takes the path of the academy's logo and its size. */
const noLogo = '<meta name="academy-logo" content=""';

/** The page in the academy's colour and with its logo, from the first paint on. */
export function withLooks(page: string, { accent, logo }: PageHead, nonce: string): string {
  const signed = logo
    ? page
        .replace(noLogo, () => `${noLogo.slice(0, -1)}${logo.path} ${logo.width} ${logo.height}"`)
        .replaceAll(
          '<div class="name">',
          (name) => `${name}<img src="${logo.path}" width="${logo.width}" height="${logo.height}" alt="" />`,
        )
    : page;
  return accent
    ? signed.replace('</head>', () => `  <style nonce="${nonce}">${accentStyle(accent)}</style>\n  </head>`)
    : signed;
}

/** What a messenger shows of a page that is sent on: never whose it is. */
const cards: readonly [path: RegExp, title: string, description: string][] = [
  [/^\/link\/family\//, '보호자 홈', '출결, 성적표, 예약을 한곳에서 확인하세요.'],
  [/^\/link\/week\//, '이번 주 안내', '이번 주 수업과 출결, 과제를 확인하세요.'],
  [/^\/link\/absence\//, '결석 알리기', '오지 못하는 수업을 학원에 알려 주세요.'],
  [/^\/link\/counsel\//, '상담 예약', '상담할 시간을 골라 주세요.'],
  [/^\/link\/clinic\//, '클리닉 예약', '클리닉 시간을 골라 주세요.'],
  [/^\/link\/video\//, '수업 영상', '수업 영상을 확인하세요.'],
  [/^\/link\/consent\//, '보호자 동의', '내용을 읽고 동의해 주세요.'],
  [/^\/link\/[\w-]{64}$/, '성적표', '시험 결과를 확인하세요.'],
  [/^\/board(\/|$)/, '게시판', '공지와 소식을 확인하세요.'],
  [/^\/login$/, '로그인', '수업, 출결, 공지를 확인하세요.'],
];

interface Site {
  name: string;
  origin: string;
  path: string;
}

/** The page with the facts that messengers and search engines read: what managers wrote of the first page, what the others are for. */
export function withCard(page: string, head: PageHead, { name, origin, path }: Site): string {
  if (path === '/') {
    const title = escapeHtml(head.title || name);
    const description = escapeHtml(head.description || `${name}의 강의와 소식`);
    const facts = { title, description, url: escapeHtml(`${origin}/`) };
    return tagged(page, { facts, head, name, origin })
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
      .replace(/<meta name="description" content="[^"]*"/, () => `<meta name="description" content="${description}"`);
  }
  const [, what, description = ''] = cards.find(([pattern]) => pattern.test(path)) ?? [];
  if (what === undefined) return page;
  // Without an address of its own, since that of a link is a secret.
  return tagged(page, { facts: { title: escapeHtml(`${what} · ${name}`), description }, head, name, origin });
}

interface Told extends Pick<Site, 'name' | 'origin'> {
  facts: Record<string, string>;
  head: PageHead;
}

function tagged(page: string, { facts, head, name, origin }: Told): string {
  const image = escapeHtml(`${origin}${head.picture ?? head.logo?.path ?? '/icon-512.png'}`);
  const all = { type: 'website', locale: 'ko_KR', site_name: escapeHtml(name), ...facts, image };
  const tags = Object.entries(all)
    .map(([property, content]) => `<meta property="og:${property}" content="${content}" />`)
    .join('\n    ');
  return page.replace('<title>', () => `${tags}\n    <title>`);
}

/** A text inside of a page. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
