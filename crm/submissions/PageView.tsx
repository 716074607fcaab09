import { useState, type ReactNode } from 'react';
import { usePicture } from '#client/files/usePicture.ts';
import { Button, CenteredSpinner, EmptyState, IconButton, QueryFailed, Row } from '#ui-kit';
import { TurnIcon, UndoIcon } from '#ui-kit/icons.ts';
import { MarkedPage } from '#ui-kit/MarkedPage/MarkedPage.tsx';
import { stampWords, type MarkColor, type StampKind } from '#ui-kit/MarkedPage/marks.ts';
import css from './LightTable.module.css';
import type { TablePage } from './types.ts';
import { useDeskKeys } from '#client/page/useDeskKeys.ts';
import { useMarks } from './useMarks.ts';

interface PageViewProps {
  page: TablePage;
  submissionId: string;
  /** The student and the number of the page. */
  label: string;
}

type Tool = MarkColor | StampKind | null;

const pens: Readonly<Record<MarkColor, string>> = { RED: '빨강 펜', BLUE: '파랑 펜', GREEN: '초록 펜' };
const penWidth = 0.004;
const isPen = (tool: Tool): tool is MarkColor => tool !== null && tool in pens;
/** The keys of the stamps, in their order. */
const stampKinds = Object.keys(stampWords) as StampKind[];
const zooms = [1, 1.5, 2, 3] as const;

/** One page with pen and stamps: Q, W, E pens, 1–5 stamps, V nothing in hand, R turns, Z takes back, + and − zoom. */
export function PageView({ page, submissionId, label }: PageViewProps) {
  const picture = usePicture(page.id);
  const { url } = picture;
  const marks = useMarks(submissionId, page);
  const [tool, setTool] = useState<Tool>(null);
  const [zoomAt, setZoomAt] = useState(0);
  const zoom = zooms[zoomAt] ?? 1;
  const toggle = (one: Tool) => setTool(tool === one ? null : one);
  const zoomBy = (step: number) => setZoomAt(Math.max(0, Math.min(zooms.length - 1, zoomAt + step)));
  const keys = {
    KeyQ: () => toggle('RED'),
    KeyW: () => toggle('BLUE'),
    KeyE: () => toggle('GREEN'),
    KeyV: () => setTool(null),
    KeyR: marks.turn,
    KeyZ: marks.undo,
    Equal: () => zoomBy(1),
    Minus: () => zoomBy(-1),
    Digit1: () => toggle('CORRECT'),
    Digit2: () => toggle('WRONG'),
    Digit3: () => toggle('PARTLY'),
    Digit4: () => toggle('GOOD'),
    Digit5: () => toggle('LOOK'),
  };
  // Nobody marks a page that is not on the screen.
  useDeskKeys(url ? keys : {});
  if (!page.contentType.startsWith('image/') || page.contentType === 'image/heic') {
    return (
      <EmptyState
        of="gone"
        title="여기에서 볼 수 없는 파일입니다"
      >{`‘${page.name}’ 파일을 내려받아 확인해 주세요.`}</EmptyState>
    );
  }
  return (
    <>
      <Row gap={6} wrap role="toolbar" aria-label="첨삭 도구">
        {(Object.keys(pens) as MarkColor[]).map((color, at) => (
          <Choice
            key={color}
            label={pens[color]}
            hint={'QWE'[at] ?? ''}
            icon={<span className={css.ink} data-color={color} aria-hidden />}
            isChosen={tool === color}
            disabled={!url}
            onChoose={() => toggle(color)}
          />
        ))}
        {stampKinds.map((kind, at) => (
          <Choice
            key={kind}
            label={stampWords[kind]}
            hint={String(at + 1)}
            isChosen={tool === kind}
            disabled={!url}
            onChoose={() => toggle(kind)}
          />
        ))}
        <IconButton
          label="되돌리기 (Z)"
          icon={<UndoIcon aria-hidden />}
          disabled={!url || !marks.canUndo}
          onClick={marks.undo}
        />
        <IconButton label="돌리기 (R)" icon={<TurnIcon aria-hidden />} disabled={!url} onClick={marks.turn} />
        <Button
          size="small"
          variant="quiet"
          disabled={!url || zoomAt === 0}
          aria-label="작게 (−)"
          onClick={() => zoomBy(-1)}
        >
          −
        </Button>
        <span>{`${zoom * 100}%`}</span>
        <Button
          size="small"
          variant="quiet"
          disabled={!url || zoomAt === zooms.length - 1}
          aria-label="크게 (+)"
          onClick={() => zoomBy(1)}
        >
          +
        </Button>
        <span className={css.saved} role="status">
          {url && (marks.isUnsaved ? '저장 중' : '저장됨')}
        </span>
      </Row>
      {picture.isError ? (
        <QueryFailed query={picture} />
      ) : url ? (
        <div className={css.page} tabIndex={0} role="region" aria-label={`${label} 보기`}>
          <MarkedPage
            src={url}
            label={label}
            rotation={marks.rotation}
            layer={marks.layer}
            tool={isPen(tool) ? { color: tool, width: penWidth } : tool}
            zoom={zoom}
            onMark={marks.change}
          />
        </div>
      ) : (
        <CenteredSpinner />
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  /** Its key. */
  hint: string;
  icon?: ReactNode;
  isChosen: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function Choice({ label, hint, icon, isChosen, disabled, onChoose }: ChoiceProps) {
  return (
    <Button
      size="small"
      variant={isChosen ? 'primary' : 'secondary'}
      aria-pressed={isChosen}
      title={hint}
      icon={icon}
      disabled={disabled}
      onClick={onChoose}
    >
      {label}
    </Button>
  );
}
