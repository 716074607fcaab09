import type { ReactNode } from 'react';
import { ACADEMY } from '#client/page/academy.ts';
import { PRODUCT } from '#client/page/product.ts';
import { AuthCard, Brand, Link, Maker } from '#ui-kit';
import { PageTitle } from '../../frame/PageTitle.tsx';
import { paths } from '../../paths.ts';

export interface AuthPageProps {
  /** The purpose of the page, also the document title. */
  title: string;
  /** One line under the title. @default undefined */
  description?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Links under the card. @default undefined */
  footer?: ReactNode;
}

/** The card of the sign-in and password pages under the academy's name. */
export function AuthPage({ title, ...card }: AuthPageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AuthCard
        brand={
          <Link quiet href={paths.landing}>
            <Brand {...ACADEMY} />
          </Link>
        }
        title={title}
        maker={<Maker name={PRODUCT} />}
        {...card}
      />
    </>
  );
}
