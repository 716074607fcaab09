import type { SmsMessage } from '#api/ports/sms.ts';

/** A mark in the corner that says what this is, shows the texts nobody sent, and begins anew on request. */
export function showBadge(startAnew: () => Promise<void>): void {
  const badge = element('details', { ariaLabel: '모의 서버' });
  Object.assign(badge.style, {
    position: 'fixed',
    right: '0',
    bottom: '72px',
    zIndex: '9000',
    maxWidth: 'min(340px, 100vw)',
    padding: '4px 8px',
    borderRadius: '8px 0 0 8px',
    background: '#4a2b00',
    color: '#fff',
    font: '12px/24px Pretendard, sans-serif',
  });
  const summary = element('summary', { textContent: '모의 서버' });
  const about = element('p', {
    textContent: '서버 없이 이 브라우저 안에서만 도는 학원입니다. 한 일은 이 브라우저에 남고, 문자는 보내지 않습니다.',
  });
  const texts = element('ul');
  const reset = element('button', { type: 'button', textContent: '처음으로 되돌리기' });
  Object.assign(texts.style, { maxHeight: '30vh', margin: '0', padding: '0', overflow: 'auto', listStyle: 'none' });
  Object.assign(about.style, { margin: '0' });
  Object.assign(reset.style, {
    minHeight: '28px',
    color: '#1b1b1b',
    background: '#fff',
    border: '0',
    cursor: 'pointer',
  });
  reset.addEventListener('click', () => {
    reset.disabled = true;
    void startAnew();
  });
  badge.addEventListener('toggle', () => void (badge.open && showTexts(texts)));
  badge.append(summary, about, texts, reset);
  document.body.append(badge);
}

async function showTexts(list: HTMLElement): Promise<void> {
  const texts = (await (await fetch('/mock/outbox')).json()) as SmsMessage[];
  list.replaceChildren(
    ...texts.map(({ to, text }) => {
      const item = element('li', { textContent: `${to} ${text}` });
      Object.assign(item.style, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', borderTop: '1px solid #8a6a3d' });
      return item;
    }),
  );
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}
