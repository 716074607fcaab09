import { definePlugin } from '@oxlint/plugins';
import { importTable } from './imports/import-table.ts';
import { noConditionalSpread, noGroupingSpread } from './spreads.ts';

/** The rules of this house, for oxlint. */
export default definePlugin({
  meta: { name: 'house' },
  rules: {
    'import-table': importTable,
    'no-conditional-spread': noConditionalSpread,
    'no-grouping-spread': noGroupingSpread,
  },
});
