import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** A type as react-docgen reads it from the source. */
interface SourceType {
  name: string;
  raw?: string;
}

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: SourceType }> };
  /** Types of lists, as the source has them (`.ci/vite/kit`). */
  listTypes?: Record<string, string>;
}

/** Shows the type of a prop as its source has it, where Storybook says only `union` or `signature`. */
export const readTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { __docgenInfo: documented, listTypes = {} } = (component ?? {}) as Documented;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = documented?.props?.[name]?.tsType;
      const summary = listTypes[name] ?? type?.raw?.replaceAll(/\s+/g, ' ').replace(/^\| /, '') ?? type?.name;
      return [name, summary === undefined ? argType : { ...argType, table: { ...argType.table, type: { summary } } }];
    }),
  );
};
