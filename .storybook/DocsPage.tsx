import { Description, DocsPage as PlainDocs, Heading, Title, useOf } from '@storybook/addon-docs/blocks';
import css from './DocsPage.module.css';
import { KitPage } from './guide/KitPage.tsx';
import { StoryFrame, useStories } from './StoryFrame.tsx';

/**
 * The docs of a component or a screen. A part of the kit has its guide. Stories of a screen have a page each, in an
 * iframe that loads when it is scrolled to: on one page they would share a worker, and the last one's answers.
 */
export function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const stories = useStories();
  const [shelf, room, part] = (csfFile.meta.title ?? '').split('/');
  if (shelf === 'Kit') return room === '기초' || part === undefined ? <PlainDocs /> : <KitPage part={part} />;
  return (
    <>
      <Title />
      <Description of="meta" />
      {stories.map((story) => (
        <section key={story.id}>
          <Heading>{story.name}</Heading>
          <Description of={story.moduleExport} />
          <StoryFrame story={story} className={shelf === 'Portal' ? css.phone : css.desk} />
        </section>
      ))}
    </>
  );
}
