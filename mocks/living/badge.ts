import type { SmsMessage } from '#api/ports/sms.ts';
import styles from './badge.module.css';

/** A badge in the corner: it says that this is a mock, lists the texts that were not sent, and can reset the data. */
export function showBadge(opened: Promise<unknown>, startAnew: () => Promise<void>): void {
  const badge = element('details', { className: styles.badge });
  const summary = element('summary', { className: styles.summary, textContent: '모의 서버를 여는 중…' });
  void opened.then(() => {
    summary.textContent = '모의 서버';
  });
  const about = element('div', {
    textContent:
      '이 브라우저 안에서만 도는 학원입니다. 한 일은 이 브라우저에 남고, 문자는 보내지 않고 여기에 모읍니다.',
  });
  const texts = element('ul', { className: styles.texts });
  const reset = element('button', { className: styles.reset, type: 'button', textContent: '처음으로 되돌리기' });
  reset.addEventListener('click', () => {
    reset.disabled = true;
    void startAnew();
  });
  badge.addEventListener('toggle', () => {
    if (badge.open) void showTexts(texts);
  });
  badge.append(summary, about, texts, reset);
  document.body.append(badge);
}

async function showTexts(list: HTMLElement): Promise<void> {
  const texts = (await (await fetch('/mock/outbox')).json()) as SmsMessage[];
  list.replaceChildren(...texts.map(({ to, text }) => element('li', { textContent: `${to}\n${text}` })));
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: { [Name in keyof HTMLElementTagNameMap[Tag]]?: HTMLElementTagNameMap[Tag][Name] | undefined },
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}
