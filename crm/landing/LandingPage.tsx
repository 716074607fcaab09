import { CanAccess, useShow } from '@refinedev/core';
import { useNavigate, useMatch } from 'react-router';
import { ButtonLink, EmptyState, FactList, formatPhone, Link, Row, Stack } from '#ui-kit';
import { EditIcon } from '#ui-kit/icons.ts';
import { Card } from '../shared/page/Card.tsx';
import { NoAccess } from '../shared/page/NoAccess.tsx';
import { Page } from '../shared/page/Page.tsx';
import { RecordView } from '../shared/records/RecordView.tsx';
import { LandingPageDocument, type LandingFactsFragment } from './generated/manager.ts';
import { paths } from './paths.ts';
import { LandingDialog } from './LandingDialog.tsx';
import { LogoCard } from './LogoCard.tsx';
import { HeroCard } from './HeroCard.tsx';
import css from './Landing.module.css';
import { teachersOf } from './teachers.ts';

/** There is one row. */
const id = '00000000-0000-7000-8000-000000000001';

/** `/crm/admin/landing`: what visitors read on the first page; at `/edit` with the form open. */
export default function LandingPage() {
  return (
    <CanAccess resource="landingPages" action="edit" fallback={<NoAccess />}>
      <Shown />
    </CanAccess>
  );
}

function Shown() {
  const { query } = useShow<LandingFactsFragment>({
    resource: 'landingPages',
    id,
    meta: { gqlQuery: LandingPageDocument },
  });
  const navigate = useNavigate();
  const isEditing = useMatch(paths.edit) !== null;
  return (
    <Page
      description={<Link href="/">방문자가 보는 홈페이지 열기</Link>}
      actions={
        <ButtonLink variant="primary" href={paths.edit} icon={<EditIcon aria-hidden />}>
          수정
        </ButtonLink>
      }
    >
      <RecordView
        query={query}
        gone={
          <EmptyState of="gone" title="홈페이지를 찾을 수 없습니다">
            새로고침해 주세요.
          </EmptyState>
        }
      >
        {(page) => (
          <>
            <Cards page={page} />
            {isEditing && <LandingDialog page={page} onClose={() => void navigate(paths.landing, { replace: true })} />}
          </>
        )}
      </RecordView>
    </Page>
  );
}

function Cards({ page }: { page: LandingFactsFragment }) {
  const teachers = teachersOf(page.teachers);
  return (
    <Stack gap={14}>
      <Card title="내용">
        <FactList
          facts={[
            { label: '학원 이름', value: page.academyName || '아직 없음' },
            { label: '큰 제목', value: page.heroTitle || '학원 이름' },
            { label: '소개', value: page.heroText || '아직 없음' },
            { label: '선생님', value: teachers.map(({ name }) => name).join(', ') || '아직 없음' },
            { label: '주소', value: page.address || '아직 없음' },
            { label: '전화', value: page.phone ? formatPhone(page.phone) : '학원 번호' },
            { label: '운영 시간', value: page.hours || '아직 없음' },
            { label: '공지', value: page.showsNotices ? '보임' : '숨김' },
            { label: '상담 신청', value: page.takesInquiries ? '받음' : '받지 않음' },
            { label: '대표 색', value: page.accent ? <Swatch color={page.accent} /> : '기본 색' },
            { label: '검색 제목', value: page.headTitle || '학원 이름' },
            { label: '검색 설명', value: page.headDescription || '소개에서 가져옴' },
          ]}
        />
      </Card>
      <div className={css.pair}>
        <HeroCard page={page} />
        <LogoCard page={page} />
      </div>
    </Stack>
  );
}

const Swatch = ({ color }: { color: string }) => (
  <Row as="span">
    <i className={css.swatch} style={{ backgroundColor: color }} />
    {color}
  </Row>
);
