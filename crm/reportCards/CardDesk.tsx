import { ACADEMY } from '#client/page/academy.ts';
import { useState } from 'react';
import type { ReportLinks } from '#client/generated/rest/reportCards.ts';
import { Button, CheckboxInput, ReportCard, Toolbar, Note } from '#ui-kit';
import { LinkIcon, PrintIcon } from '#ui-kit/icons.ts';
import { cardOf } from './cardOf.ts';
import type { ReportScoreFragment } from './generated/graphql.ts';
import { LinkList } from './LinkList.tsx';
import { LinksDialog } from './LinksDialog.tsx';
import { MadeLinks } from './MadeLinks.tsx';
import { RemarkEditor } from './RemarkEditor.tsx';
import css from './ReportCards.module.css';
import type { ReportExam } from './types.ts';

/** The report cards of an exam, each with its remark and links; only selected cards are printed. */
export function CardDesk({ exam }: { exam: ReportExam }) {
  const { scores } = exam;
  const [hasRank, setHasRank] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<ReportLinks | null>(null);
  const chosen = scores.filter(({ id }) => !left.has(id));
  const tick = (id: string, isSelected: boolean): void => {
    const next = new Set(left);
    if (isSelected) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  return (
    <>
      <div data-no-print className={css.tools}>
        <Toolbar label="성적표">
          <CheckboxInput
            checked={left.size === 0}
            indeterminate={left.size > 0 && chosen.length > 0}
            onChange={(checked) => setLeft(new Set(checked ? [] : scores.map(({ id }) => id)))}
          >
            <strong>{`${chosen.length}명 선택`}</strong>
          </CheckboxInput>
          <CheckboxInput checked={hasRank} onChange={setHasRank}>
            <strong>석차와 백분위 포함</strong>
          </CheckboxInput>
          <Button
            icon={<LinkIcon aria-hidden />}
            disabled={!exam.isShown || chosen.length === 0}
            onClick={() => setAsking(true)}
          >
            보호자 링크 만들기
          </Button>
          <Button
            variant="primary"
            icon={<PrintIcon aria-hidden />}
            disabled={chosen.length === 0}
            onClick={() => window.print()}
          >
            인쇄 또는 PDF로 저장
          </Button>
        </Toolbar>
        {!exam.isShown && <Note>학생에게 공개한 시험만 보호자 링크를 만들 수 있습니다.</Note>}
      </div>
      <div className={css.cards}>
        {scores.map((score) => (
          <CardRow
            key={score.id}
            exam={exam}
            score={score}
            hasRank={hasRank}
            isSelected={!left.has(score.id)}
            onSelect={(isSelected) => tick(score.id, isSelected)}
          />
        ))}
      </div>
      {isAsking && (
        <LinksDialog
          examId={exam.id}
          studentIds={chosen.map(({ student }) => student.id)}
          hasRank={hasRank}
          onMade={setMade}
          onClose={() => setAsking(false)}
        />
      )}
      {made && (
        <MadeLinks
          made={made}
          names={new Map(scores.map(({ student }) => [student.id, student.user.name]))}
          onClose={() => setMade(null)}
        />
      )}
    </>
  );
}

interface CardRowProps {
  exam: ReportExam;
  score: ReportScoreFragment;
  hasRank: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

function CardRow({ exam, score, hasRank, isSelected, onSelect }: CardRowProps) {
  const card = cardOf(exam, score, hasRank);
  if (!card) return null;
  return (
    <div className={css.cardRow} data-no-print={isSelected ? undefined : true}>
      <ReportCard academy={ACADEMY} {...card} />
      <aside className={css.side} data-no-print aria-label={`${card.student.name} 학생`}>
        <CheckboxInput checked={isSelected} onChange={onSelect}>
          <strong>{card.student.name}</strong>
        </CheckboxInput>
        <RemarkEditor score={score} />
        <LinkList score={score} />
      </aside>
    </div>
  );
}
