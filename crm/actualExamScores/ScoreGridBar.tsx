import { SelectInput, todayInSeoul, Toolbar } from '#ui-kit';
import { useLectureOptions } from '../lectures/parts.ts';
import { kindOptions, monthOptions, partOptions, termOptions, yearOptions } from '#ui-kit/format/actualExams.ts';
import type { ExamChoice } from './chosenExam.ts';

interface ScoreGridBarProps {
  choice: ExamChoice;
  onChange: (change: Partial<ExamChoice>) => void;
  /** There are unsaved values, which another choice would discard. */
  disabled: boolean;
}

const subjects = ['국어', '수학', '영어', '한국사', '사회', '과학', '물리학', '화학', '생명과학', '지구과학'];

/** The choice of students, exam and subject of the grid. */
export function ScoreGridBar({ choice, onChange, disabled }: ScoreGridBarProps) {
  const lectures = useLectureOptions();
  const years = yearOptions(todayInSeoul()).map(({ value, label }) => ({ value: String(value), label }));
  const select = (name: keyof ExamChoice, label: string, options: readonly Option[], emptyLabel?: string) => (
    <SelectInput
      aria-label={label}
      disabled={disabled}
      value={choice[name]}
      options={options.map((option) => ({ ...option, value: String(option.value) }))}
      emptyLabel={emptyLabel}
      onChange={(value) => onChange({ [name]: value ?? '' })}
    />
  );
  return (
    <Toolbar label="어떤 성적">
      {select('lecture', '강의', lectures)}
      {select('kind', '구분', kindOptions)}
      {select('year', choice.kind === 'CSAT' ? '학년도' : '연도', years)}
      {choice.kind === 'SCHOOL' && select('term', '학기', termOptions)}
      {choice.kind === 'SCHOOL' && select('part', '시험', partOptions, '학기 전체')}
      {choice.kind === 'MOCK' && select('month', '월', monthOptions)}
      {select(
        'subject',
        '과목',
        subjects.map((subject) => ({ value: subject, label: subject })),
      )}
    </Toolbar>
  );
}

interface Option {
  value: string | number;
  label: string;
}
