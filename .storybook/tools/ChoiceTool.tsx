/** @jsxRuntime classic */
// Storybook bundles the manager with its own React, whose elements the automatic runtime of ours cannot make.
import React from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';

export interface ChoiceToolProps {
  /** The global that it sets. */
  name: string;
  title: string;
  /** Values with their words. */
  choices: readonly (readonly [value: string, title: string])[];
}

/** A menu of the toolbar for some pages only: those of `globalTypes` stand over every page. */
export function ChoiceTool({ name, title, choices }: ChoiceToolProps) {
  const [globals, updateGlobals] = useGlobals() as unknown as [Record<string, string>, (to: object) => void];
  const chosen = globals[name] ?? choices[0]?.[0] ?? '';
  return (
    <Select
      key={chosen}
      size="small"
      padding="small"
      ariaLabel={title}
      options={choices.map(([value, words]) => ({ title: words, value }))}
      defaultOptions={[chosen]}
      onSelect={(value) => updateGlobals({ [name]: value })}
    >
      {title}
    </Select>
  );
}
