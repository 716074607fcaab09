import { useSelect, type HttpError } from '@refinedev/core';
import { useWatch } from 'react-hook-form';
import { useGql } from '#client/graphql/gql.ts';
import { CheckboxField, FormRow, NumberField, SelectField, formatDay, formatWeek } from '#ui-kit';
import { byNameOf } from '#ui-kit/format/names/byName.ts';
import { useLectureOptions } from '../../lectures/parts.ts';
import { ChoiceField } from '../../shared/choices/ChoiceField.tsx';
import { DeckChoicesDocument, WeekChoicesDocument, type DeckChoicesQuery } from '../generated/graphql.ts';
import { directionWords, kindWords } from '../testWords.ts';

type Deck = DeckChoicesQuery['wordDecks'][number];

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The deck whose words are asked. */
export function DeckField() {
  const { query } = useSelect<Deck, HttpError>({
    resource: 'wordDecks',
    optionLabel: 'title',
    pagination: { mode: 'off' },
    meta: { gqlQuery: DeckChoicesDocument },
  });
  const options = (query.data?.data ?? []).toSorted(byNameOf(({ title }) => title)).map((deck) => ({
    value: deck.id,
    label: `${deck.title} (${deck.words_aggregate.aggregate?.count ?? 0}개)`,
  }));
  return (
    <ChoiceField
      name="deckId"
      label="단어장"
      required
      emptyLabel="고르세요"
      query={query}
      options={options}
      none="아직 단어장이 없습니다. 단어장을 먼저 만들어 주세요."
    />
  );
}

/** The week whose students take the test. */
export function WeekFields() {
  const lectures = useLectureOptions();
  const lectureId = useWatch<{ lectureId: string | null }, 'lectureId'>({ name: 'lectureId' });
  const weeks = useGql(WeekChoicesDocument, { lectureId: lectureId ?? '' }, { enabled: !!lectureId });
  const options = (lectureId && weeks.data ? weeks.data.weeklyLectures : []).map((week) => ({
    value: week.id,
    label: `${formatWeek(week)} ${formatDay(week.heldOn)}`,
  }));
  return (
    <FormRow>
      <SelectField name="lectureId" label="강의" required emptyLabel="고르세요" options={lectures} />
      <ChoiceField
        name="weekId"
        label="주차"
        required
        emptyLabel="고르세요"
        query={weeks}
        options={options}
        none={lectureId ? '이 강의에는 아직 주차가 없습니다.' : undefined}
      />
    </FormRow>
  );
}

/** Which words are asked, how, and what counts as right. */
export function AskedFields() {
  const kind = useWatch<{ kind: string }, 'kind'>({ name: 'kind' });
  const isPrinted = useWatch<{ isPrinted: boolean }, 'isPrinted'>({ name: 'isPrinted' });
  return (
    <>
      <FormRow>
        <NumberField name="fromSequence" label="첫 단어" unit="번" required />
        <NumberField name="toSequence" label="마지막 단어" unit="번" required />
        <NumberField name="questionCount" label="문항" unit="개" required />
      </FormRow>
      <FormRow>
        <SelectField name="kind" label="방식" required options={optionsOf(kindWords)} />
        <SelectField name="direction" label="무엇을 보고" required options={optionsOf(directionWords)} />
      </FormRow>
      <CheckboxField
        name="isPrinted"
        label="종이 시험지로 보기"
        hint="학생마다 다른 시험지를 인쇄하고, 손으로 채점하거나 OMR 답안지를 스캔합니다. 화면으로는 볼 수 없습니다."
      />
      {kind === 'SPELLING' && !isPrinted && (
        <>
          <CheckboxField name="ignoresCase" label="대소문자를 가리지 않음" />
          <CheckboxField name="ignoresSpaces" label="띄어쓰기를 가리지 않음" />
          <CheckboxField name="acceptsAnyMeaning" label="여러 뜻 중 하나만 써도 맞음" />
          <CheckboxField name="acceptsSynonyms" label="함께 받는 답도 맞음" />
        </>
      )}
    </>
  );
}
