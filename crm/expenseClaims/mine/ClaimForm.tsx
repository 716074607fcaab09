import * as zod from 'zod/mini';
import { pictureAccept, pictureBytes } from '#client/files/picture/pictureNames.ts';
import { sendReady } from '#client/files/upload/upload.ts';
import { useChosenFiles } from '#client/files/useChosenFiles.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { createClaimBodyAmountMax, createClaimBodyDescriptionMax } from '#openapi/generated/zod/expenseClaims.ts';
import { FileDrop, NumberField, TextField, todayInSeoul, useToast } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { ChosenFileList } from '../../shared/choices/ChosenFileList.tsx';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';
import type { MyClaimsQuery } from '../generated/graphql.ts';

interface ClaimFormProps {
  /** The claim to change; undefined for a new one. */
  claim?: MyClaimsQuery['expenseClaims'][number];
  onClose: () => void;
}

const schema = zod.object({
  spentOn: zod.iso.date(),
  amount: zod.int().check(zod.minimum(1), zod.maximum(createClaimBodyAmountMax)),
  description: zod.string().check(zod.trim(), zod.minLength(1), zod.maxLength(createClaimBodyDescriptionMax)),
});

/** Claims what one spent, with photos of the receipts. */
export function ClaimForm({ claim, onClose }: ClaimFormProps) {
  const toast = useToast();
  const receipts = useChosenFiles({
    ownerType: 'CLAIM',
    send: (ownerId, file) => sendReady({ ownerType: 'CLAIM', ownerId }, file),
  });
  const { save, ...record } = useRecordForm({
    resource: 'expenseClaims',
    record: claim && { id: claim.id, version: claim.version },
    resolver: schemaResolver(schema),
    defaultValues: {
      spentOn: claim?.spentOn ?? todayInSeoul(),
      amount: claim?.amount,
      description: claim?.description ?? '',
    },
  });
  const attach = async (ownerId: string) => {
    const { failed } = await receipts.sendTo(ownerId);
    // The claim stands; its receipts can be added to it again.
    const reasons = failed.map(({ file, reason }) => `${file.name}: ${reason}`).join(' ');
    if (failed.length > 0)
      toast({ message: `영수증 ${failed.length}개를 올리지 못했습니다. ${reasons}`, tone: 'negative' });
  };
  return (
    <RecordDialog
      size="small"
      title={claim ? '경비 청구 수정' : '경비 청구하기'}
      submitLabel={claim ? '저장' : '청구'}
      {...record}
      unsaved={receipts.files.length > 0}
      save={async (values, version) => {
        await receipts.ready();
        const saved = await save(values, version);
        if (!claim) await attach(String(saved.id));
        return saved;
      }}
      onClose={onClose}
      said={() => (claim ? '경비 청구를 수정했습니다' : '경비를 청구했습니다')}
    >
      <NumberField name="amount" label="금액" unit="원" />
      <DateField name="spentOn" label="쓴 날" max={todayInSeoul()} />
      <TextField name="description" label="내용" multiline placeholder="보드마카 2상자" />
      {!claim && (
        <>
          <ChosenFileList label="고른 영수증" chosen={receipts} />
          <FileDrop
            label="영수증 사진이나 PDF"
            accept={`${pictureAccept},.pdf`}
            maxBytes={pictureBytes}
            multiple
            size="small"
            onFiles={receipts.add}
          />
        </>
      )}
    </RecordDialog>
  );
}
