import { pageSettings } from './page.ts';
import { serverSettings } from './server.ts';
import type { Settings, SettingsOf } from './setting.ts';
import { storeSettings } from './stores.ts';
import { textSettings } from './texts.ts';

export type { Setting, Settings } from './setting.ts';

/** The one table of settings, all environment variables. */
export const settingsTable: SettingsOf<keyof Settings> = {
  ...serverSettings,
  ...textSettings,
  ...storeSettings,
  ...pageSettings,
};
