import { composeStory } from 'storybook/preview-api';
import { afterAll } from 'vitest';

// A story is removed when the next one is shown. Test files share a frame, so requests of one file's last story must not reach the next file.
const nothing = composeStory({ render: () => null }, { title: 'nothing' });
afterAll(async () => {
  await nothing.load();
  // Answers come in order: when this one is here, all earlier requests have been answered.
  await fetch('/api/realtime/refresh/stories/last', { method: 'POST' });
});
