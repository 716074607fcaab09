import { readFile } from 'node:fs/promises';
import type { Indexer } from 'storybook/internal/types';
import { cached } from './cached.ts';

/**
 * Storybook's indexer, which parses a file of stories again only when it changed: parsing all takes half of the start.
 */
export function indexStories(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      // What a file without a title is called depends on where it is.
      const of = [options.makeTitle(), await readFile(file, 'utf8')];
      return cached('index', file, of, () => indexer.createIndex(file, options));
    },
  };
}
