import { pageSettings } from './settings/page.ts';
import { serverSettings } from './settings/server.ts';
import type { Settings, SettingsOf } from './settings/setting.ts';
import { storeSettings } from './settings/stores.ts';
import { textSettings } from './settings/texts.ts';

export type { Setting, Settings } from './settings/setting.ts';

/** The one table of settings, all environment variables. */
export const settingsTable: SettingsOf<keyof Settings> = {
  ...serverSettings,
  ...textSettings,
  ...storeSettings,
  ...pageSettings,
};
