import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CarryBoard } from './CarryBoard.tsx';
import { CarryHandle } from './CarryHandle.tsx';
import { CarryTarget } from './CarryTarget.tsx';

const targets = [
  { id: 'early', name: '17:00 클리닉' },
  { id: 'late', name: '19:00 클리닉' },
];
const dropped = fn();

/** Two lists, and a button that renders them again as a server response would. */
function Lists() {
  const [places, setPlaces] = useState<Record<string, string>>({ 김민수: 'early', 이서연: 'early', 박지훈: 'late' });
  const [edition, setEdition] = useState(0);
  return (
    <CarryBoard
      targets={targets}
      onDrop={(name, to) => {
        dropped(name, to);
        setPlaces({ ...places, [name]: to });
      }}
    >
      <button type="button" onClick={() => setEdition(edition + 1)}>
        다시 읽기
      </button>
      <div key={edition} style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 560 }}>
        {targets.map(({ id, name: title }) => (
          <CarryTarget key={id} id={id}>
            <div
              role="group"
              aria-label={title}
              style={{ minHeight: 160, border: '1px solid var(--line)', padding: 8 }}
            >
              {Object.entries(places)
                .filter(([, at]) => at === id)
                .map(([name]) => (
                  <div key={name} style={{ display: 'flex', alignItems: 'center' }}>
                    <CarryHandle id={name} name={name} at={id} /> {name}
                  </div>
                ))}
            </div>
          </CarryTarget>
        ))}
      </div>
    </CarryBoard>
  );
}

const meta = preview.meta({
  title: 'Kit/표와 목록/CarryBoard',
  component: Lists,
});

export const ByKeys = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '김민수 옮기기' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('김민수, 들었습니다.');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('김민수, 19:00 클리닉');
    await userEvent.keyboard('{Escape} {ArrowRight} ');
    await expect(dropped.mock.calls).toEqual([['김민수', 'late']]);
  },
});

export const ReadAgainWhileHeld = meta.story({
  play: async ({ canvas }) => {
    const mouse = userEvent.setup();
    const handle = canvas.getByRole('button', { name: '이서연 옮기기' });
    const late = canvas.getByRole('group', { name: '19:00 클리닉' }).getBoundingClientRect();
    const over = { clientX: late.left + 20, clientY: late.top + 20 };
    await mouse.pointer({ keys: '[MouseLeft>]', target: handle });
    // Like a response from the server: no mouse event.
    canvas.getByRole('button', { name: '다시 읽기' }).click();
    await mouse.pointer([
      { target: document.body, coords: over },
      { keys: '[/MouseLeft]', target: document.body },
    ]);
    await expect(dropped.mock.calls).toEqual([['이서연', 'late']]);
  },
});
