import {
  ArgTypes,
  Description,
  DocsContext,
  DocsPage as KitDocs,
  Heading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import css from './DocsPage.module.css';

/**
 * The docs of a component or a screen. Parts of the kit are drawn on the page itself. Stories of a screen have a page each, in an
 * iframe that loads when it is scrolled to: on one page they would share a worker, and the last one's answers. So have those of a part that
 * would cover the page; it has the parameter `isFramed`.
 */
export function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const [shelf] = (csfFile.meta.title ?? '').split('/');
  const isPart = shelf === 'Kit';
  if (isPart && !csfFile.meta.parameters?.isFramed) return <KitDocs />;
  const size = isPart ? css.part : shelf === 'Portal' ? css.phone : css.desk;
  return (
    <>
      <Title />
      <Description of="meta" />
      {isPart && <ArgTypes />}
      {componentStories().map((story) => (
        <section key={story.id}>
          <Heading>{story.name}</Heading>
          <Description of={story.moduleExport} />
          <iframe
            className={size}
            title={story.name}
            loading="lazy"
            src={addressOf(story.id, getStoryContext(story).globals.colorMode)}
          />
        </section>
      ))}
    </>
  );
}

/** `embed`: the state itself, before what its story plays. */
function addressOf(id: string, colorMode: string): string {
  const query = { id, viewMode: 'story', embed: 'true', globals: `colorMode:${colorMode}` };
  return `iframe.html?${new URLSearchParams(query)}`;
}
