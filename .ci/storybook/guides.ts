import type { Guide } from '../../.storybook/guide/types.ts';

/** What is written about each part of the kit, by the path of its file. Vite reads it. */
export default import.meta.glob<Guide>('../../ui-kit/**/*.guide.tsx', { eager: true, import: 'default' });
