export { SavedViews } from './SavedViews.tsx';
export { ChangeViewDocument, SaveViewDocument, SavedViewsDocument } from './generated/graphql.ts';
export { useSetting } from './useSetting.ts';
export { viewQuery } from './viewQuery.ts';
