import { Canvas, Controls, Heading, Source, Title, useOf } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import css from '../DocsPage.module.css';
import { StoryFrame, useStories } from '../StoryFrame.tsx';
import { readGuide } from './readGuide.ts';
import { Keys, Lines, Mistakes, PageLink, Screens } from './Sections.tsx';
import type { Guide } from './types.ts';

/** The docs of a part of the kit, each in the same form: what it is, when, how it looks, keys, words, mistakes, where it is used, props. */
export function KitPage({ part }: { part: string }) {
  return (
    <Suspense fallback={null}>
      <Loaded part={part} />
    </Suspense>
  );
}

function Loaded({ part }: { part: string }) {
  const [guide, kit] = use(readGuide(part));
  const { names = [part] } = guide;
  const [name = part] = names;
  return (
    <>
      <Title />
      <p>{guide.is}</p>
      <Source language="tsx" code={`import { ${names.join(', ')} } from '${kit.from[name] ?? '#ui-kit'}';`} />
      <Heading>언제</Heading>
      <Lines lines={guide.use} />
      <Heading>언제 쓰지 않음</Heading>
      <Lines
        lines={guide.avoid.map(({ when, use: other }) => (
          <>
            {when}: <PageLink id={kit.pages[other]}>{other}</PageLink>
          </>
        ))}
      />
      <Heading>모습</Heading>
      <Looks looks={guide.looks} />
      <Heading>키보드</Heading>
      <Keys keys={guide.keys} />
      <Heading>문구</Heading>
      <Lines lines={guide.words} />
      <Heading>하지 말 것</Heading>
      <Mistakes mistakes={guide.mistakes} />
      <Heading>어디에 쓰였나</Heading>
      <Screens screens={names.flatMap((one) => kit.screens[one] ?? []).slice(0, 2)} />
      <Heading>속성</Heading>
      <Controls />
      <Heading>바뀐 것</Heading>
      <p>상태: {guide.status}</p>
      <Lines lines={Object.entries(guide.changes).map(([day, what]) => `${day} ${what}`)} />
    </>
  );
}

/** Of the two stories that every part has. */
const usual: Readonly<Record<string, string>> = {
  Default: '기본 모습입니다.',
  Playground: '아래의 속성을 바꿔 볼 수 있습니다.',
};

/** Each story with what it shows; a part that would cover the page is drawn in a frame. */
function Looks({ looks }: Pick<Guide, 'looks'>) {
  const { csfFile } = useOf('meta', ['meta']);
  const isFramed = csfFile.meta.parameters?.isFramed === true;
  return useStories().map((story) => {
    const name = story.name.replaceAll(' ', '');
    return (
      <section key={story.id}>
        <p>{looks[name] ?? usual[name]}</p>
        {isFramed ? <StoryFrame story={story} className={css.part} /> : <Canvas of={story.moduleExport} />}
      </section>
    );
  });
}
