import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useGql } from '#client/graphql/gql.ts';
import { Button, QueryView, SelectInput } from '#ui-kit';
import { byNameOf } from '#ui-kit/format/names/byName.ts';
import { ComposeTemplatesDocument } from '../generated/graphql.ts';
import css from '../Sms.module.css';
import type { ComposeForm } from './composeForm.ts';

/** Takes the words of a template into the text. */
export function TemplatePick() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Templates />;
  return (
    <Button size="small" onClick={() => setOpen(true)}>
      템플릿에서 가져오기
    </Button>
  );
}

function Templates() {
  const { setValue } = useFormContext<ComposeForm>();
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useGql(ComposeTemplatesDocument, {});
  return (
    <QueryView query={query} rows={1} frame={(state) => <div className={css.state}>{state}</div>}>
      {({ pushAlertTemplates: templates }) => (
        <SelectInput
          aria-label="템플릿"
          value={chosen}
          emptyLabel={templates.length === 0 ? '쓰는 템플릿이 없습니다' : '템플릿 고르기'}
          options={templates.toSorted(byNameOf(({ name }) => name)).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            setChosen(id);
            const body = templates.find((template) => template.id === id)?.body;
            if (body === undefined) return;
            setValue('body', body, { shouldDirty: true });
            setValue('templateId', id, { shouldDirty: true });
          }}
        />
      )}
    </QueryView>
  );
}
