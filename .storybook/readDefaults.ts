import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Moves the `@default` of a prop's comment from its description into the column of defaults. */
export const readDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [description = '', value] = (argType.description ?? '').split(/\s*@default\s+/);
      if (value === undefined) return [name, argType];
      return [name, { ...argType, description, table: { ...argType.table, defaultValue: { summary: value.trim() } } }];
    }),
  );
