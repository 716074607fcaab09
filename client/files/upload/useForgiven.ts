import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ChosenFiles } from '../useChosenFiles.ts';

/** Takes the refusal of the form around away once none of its chosen files is bad any more. */
export function useForgiven({ files }: Pick<ChosenFiles, 'files'>): void {
  // Files may be chosen outside of a form, too.
  const form = useFormContext() as ReturnType<typeof useFormContext> | null;
  const isBad = files.some(({ state, ready }) => state === 'FAILED' && !ready);
  const wasBad = useRef(isBad);
  useEffect(() => {
    if (wasBad.current && !isBad) form?.clearErrors('root');
    wasBad.current = isBad;
  }, [form, isBad]);
}
