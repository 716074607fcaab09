import { useState } from 'react';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { CheckboxField, SelectField } from '#ui-kit';
import css from '../Sms.module.css';
import type { ComposeForm } from './composeForm.ts';

const PictureField = lazyPart(() => import('./PictureField.tsx'));
const WhenFields = lazyPart(() => import('./WhenFields.tsx'));

const moments = [
  { value: 'NOW', label: '지금' },
  { value: 'LATER', label: '예약' },
];

/** What most texts go without: another time, a picture, the rules of advertising. It is open while one of them is used. */
export function Extras({ values }: { values: ComposeForm }) {
  const { pictureId, isPictureComing, when, isAdvertisement } = values;
  const isUsed = pictureId !== null || isPictureComing || when === 'LATER' || isAdvertisement;
  const [wanted, setWanted] = useState(false);
  const isOpen = isUsed || wanted;
  return (
    <details className={css.extras} open={isOpen} onToggle={({ currentTarget }) => setWanted(currentTarget.open)}>
      <summary>예약 · 사진 · 광고 표시</summary>
      {isOpen && (
        <div className={css.extra}>
          <SelectField name="when" label="발송 시각" options={moments} />
          {when === 'LATER' && <WhenFields />}
          <PictureField />
          <CheckboxField
            name="isAdvertisement"
            label="광고성 문자"
            hint="(광고) 표시와 보내는 곳, 무료수신거부 번호가 자동으로 붙고, 광고성 문자에 동의한 사람에게만 낮에 보냅니다."
          />
        </div>
      )}
    </details>
  );
}
