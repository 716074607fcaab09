import { useCan, useShow } from '@refinedev/core';
import { useNavigate, useParams } from 'react-router';
import { EmptyState, Link } from '#ui-kit';
import { EditIcon, AddIcon } from '#ui-kit/icons.ts';
import { paths } from './paths.ts';
import { ActionButtons } from '../shared/actions/ActionButtons.tsx';
import { deleting } from '../shared/actions/commonActions.tsx';
import { Page } from '../shared/page/Page.tsx';
import { RecordMissing } from '../shared/records/RecordMissing.tsx';
import { RecordView } from '../shared/records/RecordView.tsx';
import { useEditing } from '../shared/records/useEditing.ts';
import { TermDocument, type TermFactsFragment } from './generated/graphql.ts';
import { DeleteTermDocument } from './generated/manager.ts';
import { TermDialog } from './TermDialog.tsx';
import css from './Terms.module.css';
import { VersionCard } from './VersionCard.tsx';
import { VersionDialog } from './VersionDialog.tsx';
import { inForce } from './versionState.ts';

/** `/crm/terms/:id`: terms with their versions; at `/edit` with the form of title and address open. */
export default function TermPage() {
  const { id = '' } = useParams();
  const { query } = useShow<TermFactsFragment>({
    resource: 'terms',
    id,
    meta: { gqlQuery: TermDocument },
  });
  const isEditing = useEditing(paths.edit(id), query);
  return (
    <RecordView
      query={query}
      gone={
        <RecordMissing title="약관을 찾을 수 없습니다" href={paths.terms} to="약관 목록">
          삭제되었거나 주소가 바뀌었습니다.
        </RecordMissing>
      }
    >
      {(term) => <TermView term={term} isEditing={isEditing} />}
    </RecordView>
  );
}

function TermView({ term, isEditing }: { term: TermFactsFragment; isEditing: boolean }) {
  const navigate = useNavigate();
  const mayEdit = useCan({ resource: 'terms', action: 'edit' }).data?.can === true;
  const isInForce = inForce(term.versions) !== undefined;
  return (
    <Page
      title={term.title}
      description={
        isInForce ? (
          <Link href={`/terms/${term.id}`}>{`공개 화면 /terms/${term.id}`}</Link>
        ) : (
          `시행일이 되면 /terms/${term.id}에서 보입니다.`
        )
      }
      actions={
        mayEdit && (
          <ActionButtons
            hasMain
            actions={[
              {
                title: '새 판 만들기',
                icon: AddIcon,
                asks: (close) => <VersionDialog term={term} onClose={close} />,
              },
              { title: '수정', icon: EditIcon, href: paths.edit(term.id) },
              {
                ...deleting({
                  resource: 'terms',
                  id: term.id,
                  meta: { gqlMutation: DeleteTermDocument },
                  noun: '약관',
                  name: `${term.title} 약관`,
                  warns: '아직 시행하지 않은 판도 함께 사라지고, 되돌릴 수 없습니다.',
                  onDeleted: () => void navigate(paths.terms),
                }),
                may: ['terms', 'delete'],
                when: !isInForce,
              },
            ]}
          />
        )
      }
    >
      {term.versions.length === 0 ? (
        <EmptyState of="sheet" title="아직 내용이 없습니다">
          새 판을 만들어 내용과 시행일을 정해 주세요.
        </EmptyState>
      ) : (
        <div className={css.versions}>
          {term.versions.map((version) => (
            <VersionCard key={version.id} term={term} version={version} />
          ))}
        </div>
      )}
      {isEditing && mayEdit && (
        <TermDialog term={term} onClose={(id) => void navigate(paths.term(id), { replace: true })} />
      )}
    </Page>
  );
}
