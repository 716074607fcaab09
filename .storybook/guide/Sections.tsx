import type { ReactNode } from 'react';
import { KitProvider } from '#ui-kit';
import css from './Sections.module.css';
import type { Guide, Mistake, Page } from './types.ts';

/** Sentences below each other. */
export function Lines({ lines }: { lines: readonly ReactNode[] }) {
  return (
    <ul>
      {lines.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}

/** What each key does. */
export function Keys({ keys }: Pick<Guide, 'keys'>) {
  if (typeof keys === 'string') return <p>{keys}</p>;
  return (
    <table>
      <tbody>
        {Object.entries(keys).map(([key, does]) => (
          <tr key={key}>
            <th>
              <kbd>{key}</kbd>
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each mistake as it looks, with why it is one. Nothing in it can be used. */
export function Mistakes({ mistakes }: { mistakes: readonly Mistake[] }) {
  return mistakes.map(({ drawn, why }) => (
    <figure key={why} className={css.mistake}>
      <div inert className={`sb-unstyled ${css.drawn}`}>
        <KitProvider describeFailure={() => ({ message: '' })}>{drawn}</KitProvider>
      </div>
      <figcaption>✕ {why}</figcaption>
    </figure>
  ));
}

/** Links to screens. */
export function Screens({ screens }: { screens: readonly Page[] }) {
  if (screens.length === 0) return <p>화면이 바로 쓰지 않고, 다른 부품 안에서 쓰입니다.</p>;
  return (
    <Lines
      lines={screens.map(({ title, id }) => (
        <PageLink key={id} id={id}>
          {title.replaceAll('/', ' / ')}
        </PageLink>
      ))}
    />
  );
}

/** A link to another page of docs; only words where there is none. */
export function PageLink({ id, children }: { id: string | undefined; children: string }) {
  if (id === undefined) return children;
  return (
    <a href={`./?path=/docs/${id}`} target="_top">
      {children}
    </a>
  );
}
