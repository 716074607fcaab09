/** @jsxRuntime classic */
// Storybook bundles the manager with its own React, whose elements the automatic runtime of ours cannot make.
import React, { useState } from 'react';
import { Select } from 'storybook/internal/components';
import { useChannel, useGlobals, useStorybookState } from 'storybook/manager-api';
import { CALLS, type Calls } from './events.ts';

/** One call that fails, chosen from those that the story has made: what does the screen say then? */
export function FailingTool() {
  const [{ failing = '' }, updateGlobals] = useGlobals() as unknown as [{ failing?: string }, (to: object) => void];
  const { storyId } = useStorybookState();
  const [calls, setCalls] = useState<Calls>({ story: '', names: [] });
  useChannel({ [CALLS]: setCalls });
  const made = calls.story === storyId ? calls.names : [];
  const names = [...new Set([failing, ...made])].filter((name) => name !== '').sort();
  return (
    <Select
      key={names.join()}
      size="small"
      padding="small"
      ariaLabel="실패할 요청"
      options={names.map((name) => ({ title: name, value: name }))}
      defaultOptions={failing === '' ? [] : [failing]}
      onReset={() => updateGlobals({ failing: '' })}
      resetLabel="모두 성공"
      onSelect={(name) => updateGlobals({ failing: name })}
    >
      실패할 요청
    </Select>
  );
}
