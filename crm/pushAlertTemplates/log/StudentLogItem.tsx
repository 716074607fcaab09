import { Link } from '#ui-kit';
import type { NotificationLogFactsFragment } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { LogItem } from './LogItem.tsx';

/** Why something was told of a student by itself, or why not, with the template that says so. */
export function StudentLogItem({ entry }: { entry: NotificationLogFactsFragment }) {
  const { template } = entry;
  return <LogItem entry={entry}>{template && <Link href={paths.template(template.id)}>{template.name}</Link>}</LogItem>;
}
