// The limit of a screen: React and the same elements, nothing else.
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { CapturedElement } from './capture.ts';

const draw = (part: CapturedElement | string, at: number): ReactNode =>
  typeof part === 'string'
    ? part
    : createElement(part.tag, { ...part.attributes, key: at }, ...part.children.map(draw));

const tree: CapturedElement = JSON.parse(document.getElementById('data')!.textContent);
createRoot(document.getElementById('root')!).render(draw(tree, 0));
