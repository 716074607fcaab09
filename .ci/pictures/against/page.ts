import { card, escape, head, section, wordsOf } from '../page.ts';
import type { Picture, Unfinished } from '../shoot.ts';

/** A picture before and now. */
export interface Pair extends Pick<Picture, 'story' | 'mode' | 'width'> {
  /** `<story's id>.<mode>.<width>`. */
  name: string;
  change: 'none' | 'changed' | 'new' | 'gone';
  /** How many pixels differ. */
  pixels?: number;
}

export interface AgainstSheet {
  /** The two commits in words. */
  before: string;
  now: string;
  /** What changed. */
  pairs: readonly Pair[];
  unfinished: readonly Unfinished[];
  /** How many pictures were compared. */
  drawn: number;
}

/** What changed as one page; its pictures are in the folders beside it. */
export function againstPage({ before, now, pairs, unfinished, drawn }: AgainstSheet): string {
  const of = (change: Pair['change']) => pairs.filter((pair) => pair.change === change);
  const title = '바뀐 화면';
  const parts = [
    `<p><b>전</b> ${escape(before)}<br><b>후</b> ${escape(now)}</p>`,
    `<p>그림 ${drawn}장 중 바뀐 것 ${of('changed').length}, 새로 생긴 것 ${of('new').length}, 없어진 것 ${of('gone').length}</p>`,
    section('끝나지 않은 스토리', unfinished, ({ story, why }) =>
      card(story.title, story.name, `<p>${escape(why)}</p>`),
    ),
    section('바뀐 화면', of('changed'), drawChanged),
    section('새 화면', of('new'), (pair) => card(pair.story.title, labelOf(pair), image('now', '후', pair.name))),
    section('없어진 화면', of('gone'), (pair) =>
      card(pair.story.title, labelOf(pair), image('before', '전', pair.name)),
    ),
  ];
  return `${head(title)}<h1>${title}</h1>${parts.filter(Boolean).join('\n')}`;
}

function drawChanged(pair: Pair): string {
  const three = [
    image('before', '전', pair.name),
    image('now', '후', pair.name),
    image('difference', '다른 곳', pair.name),
  ];
  const pixels = `${(pair.pixels ?? 0).toLocaleString('ko-KR')}픽셀`;
  return card(pair.story.title, `${labelOf(pair)} · ${pixels}`, `<div class="three">${three.join('')}</div>`);
}

const labelOf = (pair: Pair): string => `${pair.story.name} · ${wordsOf(pair)}`;

function image(folder: 'before' | 'now' | 'difference', title: string, name: string): string {
  const source = `${folder}/${encodeURIComponent(name)}.png`;
  return `<a href="${source}">${title}<img src="${source}" alt="${title}" loading="lazy"></a>`;
}
