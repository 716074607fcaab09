import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { ACADEMY } from '#client/page/academy.ts';
import { handPreview } from '#client/session/handPreview.ts';
import { usePreviewIsOver } from '#client/session/preview.ts';
import { landingPath, useSession } from '#client/session/session.ts';
import { Brand, ButtonLink, EmptyState, formatSchool, PortalFrame, QueryView, SearchBox, useSending } from '#ui-kit';
import { Card, inCard } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { choiceWhere } from './choice.ts';
import css from './Chooser.module.css';
import { PreviewChoicesDocument, type PreviewChoicesQuery } from './generated/staff.ts';

type Choice = PreviewChoicesQuery['studentSearch'][number];

/** For staff, who have no portal of their own: whose portal do they want to see? */
export function Chooser() {
  const { auth } = useSession();
  const isOver = usePreviewIsOver();
  const [typed, setTyped] = useState('');
  const query = useGql(PreviewChoicesDocument, { where: choiceWhere(typed) }, { placeholderData: keepPreviousData });
  return (
    <PortalFrame title={<Brand {...ACADEMY} />} nav={[]} path="">
      <Page
        title="학생 화면 보기"
        description="학생을 고르면 그 학생의 화면을 보기만 할 수 있어요. 누가 누구의 화면을 보았는지는 접속 기록에 남아요."
        actions={<ButtonLink href={landingPath(auth)}>CRM으로 돌아가기</ButtonLink>}
      >
        {isOver && (
          <p role="status" className={css.over}>
            15분이 지났거나 로그인이 바뀌어 보기가 끝났어요. 이어서 보려면 학생을 다시 골라 주세요.
          </p>
        )}
        <Card>
          <div className={css.search}>
            <SearchBox label="학생 검색" value={typed} onChange={setTyped} />
          </div>
          <QueryView query={query} frame={inCard}>
            {({ studentSearch }) =>
              studentSearch.length === 0 ? (
                <EmptyState of="search" title="찾는 학생이 없어요">
                  이름, 초성, 전화 뒷자리, 학번으로 찾을 수 있어요.
                </EmptyState>
              ) : (
                <Choices choices={studentSearch} />
              )
            }
          </QueryView>
        </Card>
      </Page>
    </PortalFrame>
  );
}

function Choices({ choices }: { choices: readonly Choice[] }) {
  const { send } = useSending();
  const [opening, setOpening] = useState<string | null>(null);
  const open = async (studentId: string): Promise<void> => {
    setOpening(studentId);
    if (!(await send(() => handPreview(studentId)))) setOpening(null);
  };
  return (
    <ul role="list" className={css.list}>
      {choices.map(({ studentId, name, studentNumber, student }) => (
        <li key={studentId}>
          <button type="button" className={css.choice} disabled={opening !== null} onClick={() => void open(studentId)}>
            <span className={css.name}>{name}</span>
            <span className={css.who}>{[studentNumber, formatSchool(student)].filter(Boolean).join(' · ')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
