import { CanAccess, useShow } from '@refinedev/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ButtonLink, FactList, formatInstant, formatPhone, StatusChip } from '#ui-kit';
import { EditIcon } from '#ui-kit/icons.ts';
import { TaPowers } from '../../account/parts.ts';
import { Card } from '../../shared/page/Card.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { RecordHistory } from '../../shared/history/RecordHistory.tsx';
import { RecordMissing } from '../../shared/records/RecordMissing.tsx';
import { RecordView } from '../../shared/records/RecordView.tsx';
import { useEditing } from '../../shared/records/useEditing.ts';
import { EditTaDialog } from './EditTaDialog.tsx';
import { TaDetailDocument } from '../generated/manager.ts';
import { paths } from '../paths.ts';
import type { Ta } from '../ta.ts';
import { PayTermsCard } from './PayTermsCard.tsx';
import { useSession } from '#client/session/session.ts';
import { TaActions } from '../TaActions.tsx';
import { TaState } from '../taColumns.tsx';
import css from '../Tas.module.css';
import { TaSessionsCard } from './TaSessionsCard.tsx';
import { useOthersDecide } from '../useOthersDecide.ts';
import { WageTypesCard } from './WageTypesCard.tsx';

/** `/crm/admin/tas/:id`; at `/edit` with the form open. */
export default function TaPage() {
  const { id = '' } = useParams();
  const { query } = useShow<Ta>({ resource: 'taDirectory', id, meta: { gqlQuery: TaDetailDocument } });
  const isEditing = useEditing(paths.edit(id), query);
  return (
    <RecordView
      query={query}
      gone={
        <RecordMissing title="조교를 찾을 수 없습니다" href={paths.tas} to="조교 목록으로">
          주소가 잘못되었습니다.
        </RecordMissing>
      }
    >
      {(ta) => <TaView ta={ta} isEditing={isEditing} />}
    </RecordView>
  );
}

function TaView({ ta, isEditing }: { ta: Ta; isEditing: boolean }) {
  const navigate = useNavigate();
  // Signs out, so that the list of devices is read again.
  const [signOuts, setSignOuts] = useState(0);
  const isKnown = ta.anonymisedAt == null;
  const { user } = ta;
  const isMe = useSession().auth?.userId === ta.id;
  const othersDecide = useOthersDecide(ta.id);
  return (
    <Page
      title={user.name}
      status={
        <>
          <TaState isActive={user.isActive} isAnonymised={!isKnown} mustChangePassword={user.mustChangePassword} />
          {ta.isAdminLevel && <StatusChip tone="accent">관리자</StatusChip>}
        </>
      }
      description={user.loginId}
      actions={
        isKnown && (
          <CanAccess resource="taDirectory" action="edit">
            <ButtonLink href={paths.edit(ta.id)} icon={<EditIcon aria-hidden />}>
              수정
            </ButtonLink>
            {!isMe && <TaActions ta={ta} onSignedOut={() => setSignOuts(signOuts + 1)} />}
          </CanAccess>
        )
      }
    >
      <div className={css.detail}>
        <div className={css.column}>
          <Card title="기본 정보" action={<TaHistory id={ta.id} />}>
            <FactList
              facts={[
                { label: '아이디', value: user.loginId },
                { label: '전화번호', value: formatPhone(user.phone ?? '') },
                { label: '권한', value: ta.isAdminLevel ? '관리자' : '조교' },
                { label: '등록일', value: formatInstant(ta.createdAt) },
              ]}
            />
          </Card>
          {isKnown && !ta.isAdminLevel && <TaPowers ta={{ ...ta, user }} />}
          {isKnown && <TaSessionsCard key={signOuts} ta={ta} />}
        </div>
        <div className={css.column}>
          <PayTermsCard ta={ta} othersDecide={othersDecide} />
          <WageTypesCard ta={ta} othersDecide={othersDecide} />
        </div>
      </div>
      {isEditing && isKnown && (
        <CanAccess resource="taDirectory" action="edit">
          <EditTaDialog ta={ta} onClose={() => void navigate(paths.ta(ta.id))} />
        </CanAccess>
      )}
    </Page>
  );
}

function TaHistory({ id }: { id: string }) {
  return <RecordHistory resource="taDirectory" id={id} tables={['users', 'tas']} />;
}
