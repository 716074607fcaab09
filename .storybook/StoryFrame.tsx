import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** What a page of docs knows of a story. */
export type DocumentedStory = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>[number];

/** The stories of a page of docs, without what is tried on them. */
export function useStories(): DocumentedStory[] {
  return useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes('test-fn'));
}

/** A story on a page of its own within the docs, loaded when it is scrolled to. */
export function StoryFrame({ story, className }: { story: DocumentedStory; className: string | undefined }) {
  const { getStoryContext } = useContext(DocsContext);
  return (
    <iframe
      className={className}
      title={story.name}
      loading="lazy"
      src={addressOf(story.id, getStoryContext(story).globals.colorMode)}
    />
  );
}

/** `embed`: the state itself, before what its story plays. */
function addressOf(id: string, colorMode: string): string {
  const query = { id, viewMode: 'story', embed: 'true', globals: `colorMode:${colorMode}` };
  return `iframe.html?${new URLSearchParams(query)}`;
}
