import { composeStory } from 'storybook/preview-api';
import { afterAll } from 'vitest';

// A story goes when the next one comes. Files share a frame, and what the last of one still asks is no matter of the other.
const nothing = composeStory({ render: () => null }, { title: 'nothing' });
afterAll(async () => {
  await nothing.load();
  // Answered in turn: whatever was asked before this has been answered with it.
  await fetch('/api/realtime/refresh/stories/last', { method: 'POST' });
});
