const CHOSEN = '[data-autofocus]';
const NEXT = 'h1, h2, h3, [role="status"]:not(:empty), [role="alert"]:not(:empty), p';
const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled)';

/** The frame that went away had the focus: the one in its place takes it. */
let wasInside = false;

/** Another page begins, of which the last one is no part: for stories. */
export function forgetFocus(): void {
  wasInside = false;
}

/** Begins what `keepFocus` promises; answers how it ends. */
export function watchFocus(main: HTMLElement): () => void {
  if (wasInside && document.activeElement === document.body) focusAt(main);
  wasInside = false;
  let last: Element | null = null;
  let path: Element[] = [];
  /** What was disabled while it works, and what has the focus meanwhile. */
  let working: { control: HTMLElement; place: Element | null } | undefined;
  const remember = (focused: Element): void => {
    last = focused;
    path = [];
    for (let at: Element | null = last; at && at !== main; at = at.parentElement) path.push(at);
  };
  const hear = ({ target }: FocusEvent): void => remember(target as Element);
  const mend = (records: readonly MutationRecord[]): void => {
    if (working && !working.control.matches(':disabled')) {
      if (document.activeElement === working.place) working.control.focus();
      working = undefined;
    }
    const active = document.activeElement;
    if (!last || (active !== document.body && active !== last)) return;
    const isGone = !last.isConnected;
    if (!isGone && !last.matches(':disabled')) return;
    const control = last;
    focusAt(isGone ? inPlaceOf(path, records, main) : (control.parentElement ?? main));
    if (!isGone && control instanceof HTMLElement) working = { control, place: document.activeElement };
  };
  const observer = new MutationObserver(mend);
  observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  main.addEventListener('focusin', hear);
  // It was focused while this was on its way.
  if (main.contains(document.activeElement)) remember(document.activeElement!);
  return () => {
    wasInside = main.parentElement?.contains(document.activeElement) ?? false;
    observer.disconnect();
    main.removeEventListener('focusin', hear);
  };
}

/** What stands where the removed part of the path stood: what was added with it, else what follows, else what is around it. */
function inPlaceOf(path: readonly Element[], records: readonly MutationRecord[], main: HTMLElement): Element {
  const record = records.find(({ removedNodes }) => path.some((element) => [...removedNodes].includes(element)));
  const around = record?.target instanceof Element && record.target.isConnected ? record.target : undefined;
  const isThere = (node: Node | null): node is Element => node instanceof HTMLElement && main.contains(node);
  const added = records
    .filter(({ target }) => target === around)
    .flatMap(({ addedNodes }) => [...addedNodes])
    .find(isThere);
  if (added) return added;
  const next = record?.nextSibling ?? null;
  return isThere(next) ? next : (around ?? path.find((element) => element.isConnected) ?? main);
}

function focusAt(place: Element): void {
  const isControl = place.matches(`${FOCUSABLE}:not(main)`);
  const wanted = isControl ? place : (place.querySelector(CHOSEN) ?? place.querySelector(NEXT) ?? place);
  if (!(wanted instanceof HTMLElement)) return;
  if (!wanted.matches(FOCUSABLE)) wanted.tabIndex = -1;
  wanted.focus();
}
