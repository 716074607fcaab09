import type { SmsMessage } from '#api/ports/sms.ts';
import { networks } from '#mocks/network.ts';
import { placeName, type Place, type PlaceSize } from '#mocks/place.ts';
import { systemClock } from '#api/ports/clock.ts';
import { clockRow, inSeoul } from './clockRow.ts';
import type { TabConditions } from './conditions.ts';
import { button, choice, element } from './element.ts';
import { addressFor, currentPerson, people } from './people.ts';
import styles from './panel.module.css';

export interface PanelOptions {
  /** Resolves when the api can answer. */
  opened: Promise<unknown>;
  /** The place that the address names; the plain mock has none. */
  place: Place | undefined;
  /** The app's address without the place. */
  shown(): string;
  /** The address that opens a place anew at an address of the app. */
  addressOf(place: Place, open: string): string;
  conditions: TabConditions;
  startAnew(): Promise<void>;
  /** Opens an address in place of this one; none opens this one again. */
  open(address?: string): void;
}

const networkNames = { fast: '빠른 네트워크', phone: '느린 휴대폰', lost: '끊긴 네트워크' };
const widths: [width: number, height: number][] = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
];

/** A panel in the corner: it says that this is a mock, sets person, time, network and colours, lists the texts that were not sent, and can reset the data. */
export function showPanel(options: PanelOptions): void {
  const panel = element('details', { className: styles.panel });
  const summary = element('summary', { className: styles.summary, textContent: '모의 서버를 여는 중…' });
  void options.opened.then(() => {
    summary.textContent = '모의 서버';
  });
  const body = element('div', { className: styles.body });
  const draw = (): void => {
    if (panel.open) body.replaceChildren(...rows(options));
  };
  panel.addEventListener('toggle', draw);
  options.conditions.onChangedAround(draw);
  panel.append(summary, body);
  document.body.append(panel);
}

function rows(options: PanelOptions): HTMLElement[] {
  const about = '이 브라우저 안에서만 도는 학원입니다. 한 일은 이 브라우저에 남고, 문자는 보내지 않고 여기에 모읍니다.';
  const texts = element('ul', { className: styles.texts });
  void showTexts(texts);
  return [
    element('p', { textContent: about }),
    personRow(options),
    clockRow(),
    ...networkRows(options.conditions),
    colorRow(options),
    widthRow(),
    placeRow(options),
    texts,
    resetButton(options),
  ];
}

function personRow({ open }: PanelOptions): HTMLElement {
  return choice('사람', people, currentPerson(), (person) => open(addressFor(person)));
}

function networkRows({ get, set, seen }: TabConditions): HTMLElement[] {
  const { network, failing } = get();
  const names = [...new Set([failing, ...seen()])].filter((name) => name !== '');
  return [
    choice(
      '네트워크',
      networks.map((name) => [name, networkNames[name]]),
      network,
      (chosen) => set({ network: chosen as keyof typeof networkNames }),
    ),
    choice('실패할 요청', [['', '없음'], ...names.map((name) => [name, name] as const)], failing, (chosen) =>
      set({ failing: chosen }),
    ),
  ];
}

function colorRow({ open }: PanelOptions): HTMLElement {
  const modes = [
    ['', '기기 설정대로'],
    ['light', '밝게'],
    ['dark', '어둡게'],
  ] as const;
  return choice('색', modes, localStorage.getItem('colorMode') ?? '', (mode) => {
    if (mode === '') localStorage.removeItem('colorMode');
    else localStorage.setItem('colorMode', mode);
    open();
  });
}

/** A page cannot change its own width: another window opens. */
function widthRow(): HTMLElement {
  const buttons = widths.map(([width, height]) =>
    button(`${width}`, () => void window.open(location.href, '_blank', `popup,width=${width},height=${height}`)),
  );
  return element('fieldset', {}, element('legend', { textContent: '이 폭의 창으로 열기' }), ...buttons);
}

/** Other academies, and an address at which somebody else begins as this one is now. */
function placeRow({ place, shown, addressOf, open }: PanelOptions): HTMLElement {
  const here = (): Place => ({
    at: inSeoul(systemClock.now().getTime()).replace(/:(\d\d)$/, '$1'),
    person: currentPerson(),
    size: place?.size ?? 'small',
    resets: place?.resets ?? false,
  });
  const size = choice(
    '학원의 크기',
    [
      ['small', '한 반'],
      ['academy', '300명'],
    ],
    here().size,
    (chosen) => open(addressOf({ ...here(), size: chosen as PlaceSize }, shown())),
  );
  const copy = button('이 사람과 시각으로 여는 주소 복사', () => {
    void navigator.clipboard.writeText(addressOf(here(), shown())).then(() => (copy.textContent = '복사했습니다'));
  });
  copy.title = placeName(here());
  return element('fieldset', {}, element('legend', { textContent: '다른 학원' }), size, copy);
}

function resetButton({ startAnew }: PanelOptions): HTMLElement {
  const reset = button('처음으로 되돌리기', () => {
    reset.disabled = true;
    void startAnew();
  });
  return reset;
}

async function showTexts(list: HTMLElement): Promise<void> {
  const texts = (await (await fetch('/mock/outbox')).json()) as SmsMessage[];
  list.replaceChildren(...texts.map(({ to, text }) => element('li', { textContent: `${to}\n${text}` })));
}
