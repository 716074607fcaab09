// What Storybook is told of its own start, as one of its addons.
import { resolve } from 'node:path';
import type { Indexer, Manifests } from 'storybook/internal/types';
import type { UserConfig } from 'vite';
import { documentKit } from './documentKit.ts';
import { indexStories } from './indexStories.ts';
import { describeParts } from './manifest.ts';

const builder = resolve(import.meta.dirname, 'builder-vite.ts');

/** Tests of stories take the plugins of Storybook's own builder from its folder. */
export const core = (given: object): object => (process.env.VITEST === undefined ? { ...given, builder } : given);

export const experimental_indexers = (indexers: Indexer[]): Indexer[] => indexers.map(indexStories);

export const viteFinal = (vite: UserConfig): UserConfig => ({ ...vite, plugins: vite.plugins?.map(documentKit) });

export const experimental_manifests = (manifests: Manifests): Promise<Manifests> => describeParts(manifests);
