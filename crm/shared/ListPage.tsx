import { CreateButton, List } from '@refinedev/mui';
import { useResourceParams } from '@refinedev/core';
import type { ReactNode } from 'react';
import { ACADEMY_NAME } from '#client/page/academy.ts';
import { AddIcon } from '#ui-kit/icons.ts';
import { MuiTheme } from '#ui-kit/MuiTheme/MuiTheme.tsx';
import css from './ListPage.module.css';

interface ListPageProps {
  /** The button that leads to the form, for those who may create; `CreateLink` when it says more than "만들기". @default undefined */
  create?: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** The list of a plain resource: refine's `List`, named after the resource. Pages that do not load MUI anyway use `Page`. */
export function ListPage({ create, children }: ListPageProps) {
  const { resource } = useResourceParams();
  const name = resource?.meta?.label ?? '';
  return (
    <>
      <title>{`${name} · ${ACADEMY_NAME}`}</title>
      <MuiTheme>
        {/* Its own title is an h5. */}
        <List
          title={<h1 className={css.title}>{name}</h1>}
          headerProps={{ disableTypography: true }}
          headerButtons={create}
        >
          {children}
        </List>
      </MuiTheme>
    </>
  );
}

/** refine's button that leads to a resource's form; there is none for those who may not create. */
export function CreateLink({ resource, children }: { resource: string; children: string }) {
  return (
    <MuiTheme>
      <CreateButton resource={resource} startIcon={<AddIcon aria-hidden />}>
        {children}
      </CreateButton>
    </MuiTheme>
  );
}
