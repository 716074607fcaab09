import { readFile } from 'node:fs/promises';
import type { Indexer } from 'storybook/internal/types';
import { cached } from './cached.ts';

/**
 * Storybook's indexer, which parses a file of stories again only when it changed: parsing all takes half of the start. Tools are told of the
 * parts of the kit alone: nobody builds with a screen.
 */
export function indexStories(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      // What a file without a title is called depends on where it is.
      const of = [options.makeTitle(), await readFile(file, 'utf8')];
      const index = await cached('index', file, of, () => indexer.createIndex(file, options));
      if (file.includes('/ui-kit/')) return index;
      return index.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), '!manifest'] }));
    },
  };
}
