import { expect, it } from 'vitest';
import { verifyContent } from './verifyContent.ts';

const contentOf = (bytes: number) => new Blob([new Uint8Array(bytes)]).stream();

it('passes whole content on as it is', async () => {
  expect((await new Response(verifyContent(contentOf(70_000), 70_000)).arrayBuffer()).byteLength).toBe(70_000);
});

it.each([0, 10, 70_000])('fails when only %i bytes came', async (came) => {
  await expect(new Response(verifyContent(contentOf(came), 100_000)).arrayBuffer()).rejects.toThrow();
});
