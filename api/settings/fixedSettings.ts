import type { Place } from '../deps.ts';
import { settingsTable, type Settings } from './settingsTable.ts';

type Fixed = NonNullable<Place['fixed']>[number];

/** Settings that screens have, too. */
const shared = ['academyName', 'academyPhone'] as const satisfies (keyof Settings)[];

/** Those of them that the machine was given, by the names of their variables. */
export const fixedSettings = (settings: Settings): Fixed[] =>
  shared.filter((key) => settings[key] !== null).map((key) => settingsTable[key].env as Fixed);
