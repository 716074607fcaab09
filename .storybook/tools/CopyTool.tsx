/** @jsxRuntime classic */
// Storybook bundles the manager with its own React, whose elements the automatic runtime of ours cannot make.
import React, { useState } from 'react';
import { Button } from 'storybook/internal/components';
import { buildArgsParam } from 'storybook/internal/router';
import { useGlobals, useStorybookState } from 'storybook/manager-api';

/** Copies an address that shows the page as it is seen here: colour mode, width, network, person and clock. */
export function CopyTool() {
  const [globals] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  const address = new URL(`?path=/${viewMode}/${storyId}&globals=${buildArgsParam({}, globals)}`, location.href).href;
  const [copied, setCopied] = useState('');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    setCopied(address);
  };
  return (
    <Button ariaLabel={false} size="small" padding="small" variant="ghost" onClick={() => void copy()}>
      {copied === address ? '주소를 복사했습니다' : '이 모습의 주소 복사'}
    </Button>
  );
}
