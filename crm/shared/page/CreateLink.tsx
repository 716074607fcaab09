import { CanAccess, useNavigation } from '@refinedev/core';
import { ButtonLink } from '#ui-kit';
import { AddIcon } from '#ui-kit/icons.ts';

/** Leads to the form of a new record; there is none for those who may not create. */
export function CreateLink({ resource, children }: { resource: string; children: string }) {
  const { createUrl } = useNavigation();
  return (
    <CanAccess resource={resource} action="create">
      <ButtonLink href={createUrl(resource)} variant="primary" icon={<AddIcon aria-hidden />}>
        {children}
      </ButtonLink>
    </CanAccess>
  );
}
