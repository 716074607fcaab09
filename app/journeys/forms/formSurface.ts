import type { Locator, Page } from '@playwright/test';

/** How a journey edits one kind of record in its form. */
export interface FormSurface {
  /** Its name in `surfaces`. */
  surface: string;
  path: string;
  /** Opens the form on that page. */
  open: (page: Page) => Promise<void>;
  /** The field that is changed. */
  field: (page: Page) => Locator;
  /** What two people write there, another in each round. @default words */
  values?: (round: number) => Values;
  /** Writes a value where the field is no input @default fills it */
  write?: (field: Locator, value: string) => Promise<void>;
  /** The text of a value there. @default the value */
  shows?: (value: string) => string;
  /** Expects a value there. @default the text or the value of the field */
  reads?: (field: Locator, value: string) => Promise<void>;
  /** The form is part of the page. @default false */
  inPage?: boolean;
  /** The label of the button that saves. @default '저장' */
  save?: string;
}

/** What I write, and what another person writes. */
export type Values = readonly [mine: string, theirs: string];

/** What is written into a surface's field in a round. */
export const valuesOf = ({ values }: FormSurface, round: number): Values =>
  values?.(round) ?? [`내가 쓴 값 ${round}`, `남이 쓴 값 ${round}`];

/** A text box of the open dialog. */
export const textbox = (name: string | RegExp) => (page: Page) =>
  page.getByRole('dialog').getByRole('textbox', { name });

/** Presses a button of the page. */
export const button =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();

/** Opens a menu and presses one of its items. */
export const menu =
  (name: string | RegExp, item: string | RegExp = '수정') =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
