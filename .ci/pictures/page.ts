import { writeFileSync } from 'node:fs';
import { picturesFolder, type Reviewed } from './review.ts';
import type { Unfinished } from './shoot.ts';

export interface Sheet {
  reviewed: readonly Reviewed[];
  unfinished: readonly Unfinished[];
  /** Names of pictures that are no longer drawn. */
  gone: readonly string[];
  isOtherBrowser: boolean;
}

/** Writes the contact sheets as one page: texts to look at, what changed, then every screen. @returns its file. */
export function writePage(sheet: Sheet): string {
  const { reviewed, unfinished, gone } = sheet;
  const changed = reviewed.filter(({ change }) => change !== 'none');
  const texts = reviewed.filter(({ picture }) => picture.findings.length > 0);
  const parts = [
    sheet.isOtherBrowser &&
      `<p class="note">승인한 그림은 다른 브라우저로 그렸습니다. 글자가 조금씩 다를 수 있어요.</p>`,
    section('끝나지 않은 스토리', unfinished, ({ story, why }) =>
      card(story.title, story.name, `<p>${escape(why)}</p>`),
    ),
    section('살펴볼 글자', texts, drawFindings),
    section('바뀐 화면', changed, drawChange),
    gone.length > 0 &&
      `<h2>없어진 화면 (${gone.length})</h2><ul>${gone.map((name) => `<li>${escape(name)}</li>`).join('')}</ul>`,
    ...drawShelves(reviewed),
  ];
  const file = `${picturesFolder}/index.html`;
  writeFileSync(file, `${head('화면 모아 보기')}<h1>화면 모아 보기</h1>${parts.filter(Boolean).join('\n')}`);
  return file;
}

const kinds = {
  cut: '잘렸어요',
  wide: '화면 밖으로 나갔어요',
  split: '단어가 나뉘었어요',
  wrapped: '두 줄이 되었어요',
  latin: '한국어가 아니에요',
};

function drawFindings({ name, picture }: Reviewed): string {
  const rows = picture.findings.map(({ kind, text }) => `<li><b>${kinds[kind]}</b> ${escape(text)}</li>`);
  return card(picture.story.title, picture.story.name, `<ul>${rows.join('')}</ul>${image('now', name)}`);
}

function drawChange({ name, picture, change, pixels }: Reviewed): string {
  const label = `${picture.story.name} · ${wordsOf(picture)}`;
  if (change === 'new') return card(picture.story.title, `${label} · 새 화면`, image('now', name));
  if (pixels === undefined)
    return card(picture.story.title, `${label} · 이 컴퓨터에는 승인한 그림이 없어요`, image('now', name));
  const three = (['accepted', 'difference', 'now'] as const).map((folder) => image(folder, name)).join('');
  return card(
    picture.story.title,
    `${label} · ${pixels.toLocaleString('ko-KR')}픽셀`,
    `<div class="three">${three}</div>`,
  );
}

function drawShelves(reviewed: readonly Reviewed[]): string[] {
  const shelves = Map.groupBy(reviewed, ({ picture }) => picture.story.title);
  return [...shelves].map(([title, rows]) => {
    const cards = rows.map(({ name, picture }) =>
      card('', `${picture.story.name} · ${wordsOf(picture)}`, image('now', name)),
    );
    return `<details><summary>${escape(title)} (${rows.length})</summary><div class="cards">${cards.join('')}</div></details>`;
  });
}

export function section<Row>(title: string, rows: readonly Row[], draw: (row: Row) => string): string | false {
  return rows.length > 0 && `<h2>${title} (${rows.length})</h2><div class="cards">${rows.map(draw).join('')}</div>`;
}

export function card(title: string, label: string, inner: string): string {
  return `<figure><figcaption><b>${escape(title)}</b> ${escape(label)}</figcaption>${inner}</figure>`;
}

function image(folder: 'now' | 'accepted' | 'difference', name: string): string {
  const source = `${folder}/${encodeURIComponent(name)}.png`;
  return `<a href="${source}"><img src="${source}" alt="" loading="lazy"></a>`;
}

export function wordsOf({ mode, width }: { mode: 'light' | 'dark'; width: number }): string {
  return `${mode === 'light' ? '밝게' : '어둡게'} ${width}px`;
}

export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

export const head = (
  title: string,
): string => `<!doctype html><html lang="ko"><meta charset="utf-8"><title>${title}</title><style>
body { margin: 24px; font: 15px/1.5 system-ui, sans-serif; background: #eef0f4; color: #1b2130; word-break: keep-all; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(360px, 1fr)); gap: 16px; align-items: start; }
figure { margin: 0; padding: 8px; border-radius: 6px; background: #fff; }
figcaption { margin-bottom: 6px; }
img { width: 100%; border: 1px solid #d8dce4; }
figure:has(.three) { grid-column: 1 / -1; }
.three { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8px; }
summary { margin: 12px 0; cursor: pointer; font-weight: 600; }
.note { padding: 8px 12px; background: #fff3d6; }
</style>`;
