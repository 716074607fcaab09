import { useSelect } from '@refinedev/core';
import { useMemo } from 'react';
import { byNameOf } from '#ui-kit/format/names/byName.ts';
import { ExamTemplateOptionsDocument, type ExamTemplateOptionsQuery } from './generated/graphql.ts';
import type { TemplateOption } from './types.ts';

/** The templates of a lecture as choices. */
export function useTemplateOptions(lectureId: string): readonly TemplateOption[] {
  const { options } = useSelect<
    ExamTemplateOptionsQuery['examTemplates'][number],
    never,
    ExamTemplateOptionsQuery['examTemplates'][number],
    TemplateOption
  >({
    resource: 'examTemplates',
    optionLabel: 'name',
    pagination: { mode: 'off' },
    meta: { gqlQuery: ExamTemplateOptionsDocument, gqlVariables: { lectureId } },
  });
  return useMemo(() => options.toSorted(byNameOf(({ label }) => label)), [options]);
}
