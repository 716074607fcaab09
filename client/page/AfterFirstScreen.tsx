import { useEffect, useState, type ReactNode } from 'react';
import { afterFirstScreen } from './lazy/whenIdle.ts';

/** A part of the frame that can wait for the first screen, with its code and what it asks for. */
export function AfterFirstScreen({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => afterFirstScreen(() => setTime(true)), []);
  return isTime && children;
}
