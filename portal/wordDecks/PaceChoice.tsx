import { useChooseWordPace } from '#client/generated/rest/wordDecks.ts';
import { SelectInput, useSending } from '#ui-kit';
import { pacesOf } from './days.ts';
import { newPerDay } from './study/pace.ts';
import type { WordBoundsFragment } from './generated/graphql.ts';
import css from './WordDecksPage.module.css';

interface PaceChoiceProps {
  rule: WordBoundsFragment;
  /** What was chosen before; undefined for the academy's number. */
  chosen: number | undefined;
}

/** How many new words a day, between the academy's bounds. */
export function PaceChoice({ rule, chosen }: PaceChoiceProps) {
  const choose = useChooseWordPace();
  const { send } = useSending();
  const now = newPerDay({ wordSettings: [rule], wordPaces: chosen === undefined ? [] : [{ newPerDay: chosen }] });
  const onChange = async (wanted: number | null): Promise<void> => {
    if (wanted === null) return;
    await send(() => choose.mutateAsync({ data: { newPerDay: wanted } }), `하루에 새 단어를 ${wanted}개씩 배워요`);
  };
  return (
    <label className={css.pace}>
      <span>단어장마다 하루에 배울 새 단어</span>
      <SelectInput
        value={choose.isPending ? choose.variables.data.newPerDay : now}
        onChange={(wanted) => void onChange(wanted)}
        options={pacesOf(rule).map((n) => ({
          value: n,
          label: n === rule.newPerDay ? `${n}개 (학원 기본)` : `${n}개`,
        }))}
      />
    </label>
  );
}
