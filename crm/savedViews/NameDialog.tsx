import { useForm } from 'react-hook-form';
import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { FormDialog, TextField } from '#ui-kit';
import { savedViews } from './generated/limits.ts';

const resolver = schemaResolver(zod.object(savedViews));

interface NameDialogProps {
  title: string;
  /** The current name. @default '' */
  name?: string;
  /** Below the field. @default undefined */
  hint?: string;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a view. */
export default function NameDialog({ title, name: present = '', hint, onSave, onClose }: NameDialogProps) {
  const form = useForm({ resolver, defaultValues: { name: present } });
  return (
    <FormDialog open size="small" title={title} form={form} onClose={onClose} onSubmit={({ name }) => onSave(name)}>
      <TextField name="name" label="보기 이름" placeholder="주말 강의" hint={hint} />
    </FormDialog>
  );
}
