type Properties<Tag extends keyof HTMLElementTagNameMap> = {
  [Name in keyof HTMLElementTagNameMap[Tag]]?: HTMLElementTagNameMap[Tag][Name] | undefined;
};

/** An element with its properties. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<Tag>,
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** A button that does something when pressed. */
export function button(text: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', textContent: text });
  made.addEventListener('click', press);
  return made;
}

/** A choice; `choose` is called with what is chosen. */
export function choice(
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
  choose: (value: string) => void,
): HTMLLabelElement {
  const rows = options.map(([value, textContent]) => element('option', { value, textContent }));
  const select = element('select', {}, ...rows);
  select.value = chosen;
  select.addEventListener('change', () => choose(select.value));
  return element('label', {}, element('span', { textContent: label }), select);
}
