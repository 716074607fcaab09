import { Fragment, type ReactNode } from 'react';
import { FormulaText } from '../Formula/FormulaText.tsx';
import { asNode, contentOf, isSafeAddress, type RichTextNode } from './document.ts';
import css from './RichText.module.css';

export interface RichTextProps {
  /** The editor's document as the server returned it. Of unknown nodes only the text is shown. */
  document: unknown;
}

/** Renders a rich text. Each node becomes a React element, so that no markup in it can run. */
export function RichText({ document }: RichTextProps) {
  return <div className={css.text}>{childrenOf(asNode(document))}</div>;
}

function childrenOf(node: RichTextNode): ReactNode {
  return contentOf(node).map((child, index) => <Fragment key={index}>{drawn(child)}</Fragment>);
}

function drawn(node: RichTextNode): ReactNode {
  const inside = childrenOf(node);
  switch (node.type) {
    case 'text':
      return marked(node);
    case 'hardBreak':
      return <br />;
    case 'paragraph':
      return <p>{inside}</p>;
    case 'heading':
      // Headings in a text are below the page's own.
      return node.attrs?.['level'] === 3 ? <h4>{inside}</h4> : <h3>{inside}</h3>;
    case 'bulletList':
      return <ul>{inside}</ul>;
    case 'orderedList':
      return <ol start={typeof node.attrs?.['start'] === 'number' ? node.attrs['start'] : 1}>{inside}</ol>;
    case 'listItem':
      return <li>{inside}</li>;
    case 'blockquote':
      return <blockquote>{inside}</blockquote>;
    default:
      return inside;
  }
}

function marked({ text, marks }: RichTextNode): ReactNode {
  const words: ReactNode = typeof text === 'string' ? <FormulaText>{text}</FormulaText> : null;
  return (Array.isArray(marks) ? marks : []).reduce<ReactNode>((inside, { type, attrs }) => {
    if (type === 'bold') return <strong>{inside}</strong>;
    if (type === 'italic') return <em>{inside}</em>;
    if (type === 'underline') return <u>{inside}</u>;
    if (type === 'strike') return <s>{inside}</s>;
    const href = attrs?.['href'];
    if (type !== 'link' || !isSafeAddress(href)) return inside;
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {inside}
      </a>
    );
  }, words);
}
