import { describe, expect } from 'vitest';
import { rules } from '../showRules.ts';
import { sitting } from '../sitting.ts';

const rule = rules();

describe('cell locks', () => {
  const take = 'select holder_id from take_cell_lock($1, 0, $2)';

  rule('are held by one until they expire', async (tools) => {
    const { score } = await sitting(tools);
    const [first, second] = [await tools.make('users', { type: 'TA' }), await tools.make('users', { type: 'TA' })];
    expect(await tools.accepts(take, [score.id, first.id])).toHaveLength(1);
    expect(await tools.accepts(take, [score.id, first.id])).toHaveLength(1);
    expect(await tools.accepts(take, [score.id, second.id])).toEqual([]);
    const seize = 'update score_cell_locks set holder_id = $2 where score_id = $1';
    await tools.refuses('23514 score_cell_locks_held', seize, [score.id, second.id]);
    await tools.accepts(
      `update score_cell_locks set renewed_at = now() - interval '31 seconds', expires_at = now() - interval '1 second'`,
    );
    expect(await tools.accepts(take, [score.id, second.id])).toEqual([{ holder_id: second.id }]);
    await tools.refuses(
      '23514 score_cell_locks_thirty_seconds',
      `update score_cell_locks set expires_at = renewed_at + interval '31 seconds'`,
    );
  });
});
