import { Fragment, useEffect, useState } from 'react';
import type { drawFormula as Draw } from './drawFormula.ts';
import { formulaParts } from './formulaParts.ts';

/** A text whose formulas are drawn; what draws them is loaded with the first one, and until then they read as typed. */
export function FormulaText({ children: text }: { children: string }) {
  const parts = formulaParts(text);
  const hasFormula = parts.some(({ isFormula }) => isFormula);
  const [draw, setDraw] = useState<typeof Draw>();
  useEffect(() => {
    if (!hasFormula) return;
    let isHere = true;
    void import('./drawFormula.ts').then(
      ({ drawFormula }) => isHere && setDraw(() => drawFormula),
      // Without network the formula stays as it was typed.
      () => undefined,
    );
    return () => void (isHere = false);
  }, [hasFormula]);
  return parts.map((part, at) => (
    <Fragment key={at}>{part.isFormula ? (draw?.(part.text, part.isBlock) ?? `$${part.text}$`) : part.text}</Fragment>
  ));
}
