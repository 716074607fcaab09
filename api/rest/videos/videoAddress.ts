import { Problem } from '../../http/problem.ts';

/** Where a video at an address plays: embedded from a host without cookies, or straight from the address. */
export interface VideoPlace {
  kind: 'LINK' | 'YOUTUBE' | 'VIMEO';
  url: string;
}

/** An address in its stored form. The server never fetches it; nor shall a browser fetch what is not public. Throws 422. */
export function cleanVideoUrl(typed: string): string {
  const url = URL.parse(typed.trim());
  if (url?.protocol !== 'https:') throw wrong('영상 주소는 https로 시작해야 합니다.');
  if (url.username !== '' || url.password !== '') throw wrong('아이디나 비밀번호가 든 주소는 쓸 수 없습니다.');
  if (!isPublicHost(url.hostname)) throw wrong('인터넷에 공개된 주소가 아닙니다.');
  return url.href;
}

/** Names with a public ending; numbers, names of the house and of this machine are not. */
function isPublicHost(host: string): boolean {
  return (
    /\.[a-z][a-z0-9-]*[a-z0-9]$/.test(host) && !/\.(local|localhost|internal|intranet|lan|home|arpa|test)$/.test(host)
  );
}

/** How an address is played. */
export function placeOf(address: string): VideoPlace {
  const { hostname, pathname, searchParams } = new URL(address);
  const youtube = youtubeId(hostname.replace(/^(www|m|music)\./, ''), pathname, searchParams);
  if (youtube) return { kind: 'YOUTUBE', url: `https://www.youtube-nocookie.com/embed/${youtube}` };
  const vimeo = /^(www\.|player\.)?vimeo\.com$/.test(hostname) ? /^\/(?:video\/)?(\d{6,12})\b/.exec(pathname) : null;
  if (vimeo) return { kind: 'VIMEO', url: `https://player.vimeo.com/video/${vimeo[1]}?dnt=1` };
  return { kind: 'LINK', url: address };
}

function youtubeId(host: string, path: string, query: URLSearchParams): string | null {
  const asked =
    host === 'youtu.be'
      ? path.slice(1)
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (query.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(path)?.[1])
        : null;
  return asked && /^[\w-]{11}$/.test(asked) ? asked : null;
}

function wrong(message: string): Problem {
  return new Problem(422, 'invalid-value', message, { errors: [{ field: 'url', message }] });
}
