// Generated from *.graphql by `npm run generate`. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { GqlDocument as DocumentNode } from '../../../client/graphql/gqlDocument.ts';
export type LandingPageQueryVariables = Exact<{
  id: string;
}>;


export type LandingPageQuery = { landingPages_by_pk: { id: string, heroTitle: string, heroText: string, pictureId: string | null, pictureWords: string, teachers: unknown, address: string, phone: string | null, showsNotices: boolean, takesInquiries: boolean, headTitle: string, headDescription: string, version: number } | null };

export type LandingFactsFragment = { id: string, heroTitle: string, heroText: string, pictureId: string | null, pictureWords: string, teachers: unknown, address: string, phone: string | null, showsNotices: boolean, takesInquiries: boolean, headTitle: string, headDescription: string, version: number };

export const LandingPageDocument = {"__meta__":{"tables":["landingPages"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LandingPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"landingPages_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LandingFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LandingFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"landingPages"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroText"}},{"kind":"Field","name":{"kind":"Name","value":"pictureId"}},{"kind":"Field","name":{"kind":"Name","value":"pictureWords"}},{"kind":"Field","name":{"kind":"Name","value":"teachers"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"showsNotices"}},{"kind":"Field","name":{"kind":"Name","value":"takesInquiries"}},{"kind":"Field","name":{"kind":"Name","value":"headTitle"}},{"kind":"Field","name":{"kind":"Name","value":"headDescription"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<LandingPageQuery, LandingPageQueryVariables>;
