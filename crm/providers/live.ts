import type { LiveProvider, MetaQuery } from '@refinedev/core';
import { tablesOf } from '#client/graphql/gqlDocument.ts';
import { onTables } from '#client/live/tableEvents.ts';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';

/**
 * refine's live provider over `/api/realtime`: a list or a record hears of changes of its resource and of the other tables its document
 * reads. When it hears of one, the refetch has begun (`invalidateTables`), so that refine's own, which begins in the same tick, sends no second one.
 */
export const live: LiveProvider = {
  subscribe: ({ channel, callback, params, meta }): (() => void) => {
    const shown = new Set([params?.resource, ...documentTables(params?.meta), ...documentTables(meta)]);
    return onTables((tables) => {
      if (tables.some((table) => shown.has(table)))
        callback({ channel, type: '*', payload: {}, date: deviceClock.now() });
    });
  },
  unsubscribe: (stop: () => void) => stop(),
};

const documentTables = (meta: MetaQuery | undefined): readonly string[] =>
  meta?.gqlQuery ? tablesOf(meta.gqlQuery) : [];
