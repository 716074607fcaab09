import { describe } from 'vitest';
import { rules } from '../showRules.ts';

const rule = rules();

describe('D-days', () => {
  rule('have a place of their own in the lecture, and change places in one transaction', async (tools) => {
    const { make, refuses, accepts } = tools;
    const { lecture_id } = await make('lecture_ddays', { sequence: 1 });
    const second = await make('lecture_ddays', { lecture_id, sequence: 2 });
    await refuses('23505 lecture_ddays_sequence_key', 'update lecture_ddays set sequence = 1 where id = $1', [
      second.id,
    ]);
    await refuses('23514 lecture_ddays_sequence_range', 'update lecture_ddays set sequence = 0 where id = $1', [
      second.id,
    ]);
    await accepts('update lecture_ddays set sequence = 3 - sequence where lecture_id = $1', [lecture_id]);
  });
});
