import { expect, type fn, screen, userEvent, waitFor, within } from 'storybook/test';

// What plays of stories do and ask again and again, in the words of who reads them.

type Queries = ReturnType<typeof within>;
/** A page or a part of it, by its queries. */
type Part = Pick<Queries, 'findByRole'>;
type Readable = Pick<Queries, 'findByText'>;
type Name = string | RegExp;
type Mock = ReturnType<typeof fn>;

/** Presses a button, or a link, and gives the dialog that opens, of a name if one is expected. */
export async function openForm(part: Part, name: Name, title?: Name, role = 'button'): Promise<Queries> {
  await userEvent.click(await part.findByRole(role, { name }));
  return within(await screen.findByRole('dialog', title === undefined ? {} : { name: title }));
}

/** Presses a button, once it is not busy with what came before, and gives the question that is asked, of a title if one is expected. */
export async function asks(part: Part, name: Name, title?: Name): Promise<Queries> {
  await userEvent.click(await part.findByRole('button', { name, busy: false }));
  return within(await screen.findByRole('alertdialog', title === undefined ? {} : { name: title }));
}

/** Types into the text fields of these names. */
export async function write(part: Part, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.type(await part.findByRole('textbox', { name }), value);
  }
}

/** Empties the text fields of these names and types anew. */
export async function rewrite(part: Part, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await retype(await part.findByRole('textbox', { name }), value);
  }
}

/** Empties a field and types anew. */
export async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** A cell of a typing grid, by the places of its row and its column. @throws Error when there is none */
export function cellAt(canvasElement: HTMLElement, row: number, column: number): HTMLElement {
  const cell = canvasElement.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`);
  if (!cell) throw new Error(`no cell ${row}/${column}`);
  return cell;
}

/** Clicks a cell of a grid and types. */
export async function typeAt(cell: HTMLElement, keys: string): Promise<void> {
  await userEvent.click(cell);
  await userEvent.keyboard(keys);
}

/** Chooses in the lists of these names. */
export async function choose(part: Part, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.selectOptions(await part.findByRole('combobox', { name }), value);
  }
}

/** Presses buttons, one after the other. */
export async function press(part: Part, ...names: Name[]): Promise<void> {
  for (const name of names) await userEvent.click(await part.findByRole('button', { name }));
}

/** Opens a menu by its button and takes an item. */
export async function take(part: Part, menu: Name, item: Name): Promise<void> {
  await press(part, menu);
  await userEvent.click(await part.findByRole('menuitem', { name: item }));
}

/** Presses a button; then the part says these texts. */
export async function submit(part: Part & Readable, name: Name, ...texts: Name[]): Promise<void> {
  await press(part, name);
  await says(part, ...texts);
}

/** Presses a button; then the page says these texts, wherever. */
export async function tells(part: Part, name: Name, ...texts: Name[]): Promise<void> {
  await press(part, name);
  await says(screen, ...texts);
}

/** Presses a button; then no dialog is open. */
export async function closes(part: Part, name: Name): Promise<void> {
  await press(part, name);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Each of these texts appears and can be seen. */
export async function says(part: Readable, ...texts: Name[]): Promise<void> {
  for (const text of texts) {
    const said = await part.findByText(text);
    // What comes after a part that loads is there before it is shown.
    await waitFor(() => expect(said).toBeVisible());
  }
}

/** This appears and can be seen: what opens or comes in by degrees is there before it is. */
export async function sees(found: Promise<HTMLElement> | HTMLElement | null | undefined): Promise<void> {
  const element = await found;
  await waitFor(() => expect(element).toBeVisible());
}

/** Presses 다시 시도, which a failure offers, once the server is mended. */
export async function triesAgain(part: Part, mend: () => void): Promise<void> {
  const again = await part.findByRole('button', { name: '다시 시도' });
  mend();
  await userEvent.click(again);
}

/** Takes an item of a menu, and gives the dialog or the question that opens, of a title if one is expected. */
export async function takeForm(part: Part, menu: Name, item: Name, title?: Name, role = 'dialog'): Promise<Queries> {
  await take(part, menu, item);
  return within(await screen.findByRole(role, title === undefined ? {} : { name: title }));
}

/** A mock is called with this, sooner or later. */
export async function hears(sent: Mock, ...call: unknown[]): Promise<void> {
  await waitFor(() => expect(sent).toHaveBeenCalledWith(...call));
}

/** The last call of a mock comes to be this one. */
export async function hearsLast(sent: Mock, ...call: unknown[]): Promise<void> {
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(...call));
}

/** Selects rows by their boxes; what can be done with them appears, and no row of the page moves. */
export async function selectRows(...boxes: HTMLElement[]): Promise<void> {
  const rows = screen.getAllByRole('row');
  const tops = (): number[] => rows.map((row) => row.getBoundingClientRect().top);
  const before = tops();
  for (const box of boxes) await userEvent.click(box);
  await expect(screen.getByRole('button', { name: '선택 해제' })).toBeVisible();
  await expect(tops()).toEqual(before);
}
