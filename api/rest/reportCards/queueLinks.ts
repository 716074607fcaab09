import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { fillVariables, variablesOf } from '#ui-kit/format/text/fillVariables.ts';
import { invalid } from '../../http/problem.ts';
import { mustBeCarried, queueSms, readSmsBody, reachable } from '../_protocol/texts/queueSms.ts';

/** A link and the student whose parents get it. */
interface Link {
  url: string;
  score: { studentId: string; name: string; phone: string | null };
}

interface Sending {
  template: string;
  /** Name of the exam. */
  exam: string;
  links: readonly Link[];
  sendKey: string;
  at: Date;
  isQuietConfirmed: boolean;
}

/** The text with its variables in stored form; throws 400 when the link is missing or a variable is unknown. */
export function readTemplate(typed: string): string {
  const template = readSmsBody(typed, 'text.body');
  if (!template.includes('#{링크}')) {
    throw invalid([
      { field: 'text.body', message: '내용에 #{링크}를 넣어 주세요. 그 자리에 성적표 주소가 들어갑니다.' },
    ]);
  }
  const unknown = variablesOf(template).find((name) => !variables.includes(name));
  if (unknown !== undefined) {
    throw invalid([{ field: 'text.body', message: `채울 수 없는 변수가 있습니다: #{${unknown}}` }]);
  }
  return template;
}

const variables = ['이름', '시험', '링크'];

/** Queues each link to its parents; parents of siblings get all links in one text. Returns the count of numbers. */
export async function queueLinks(
  trx: Transaction<Tables>,
  { template, exam, links, ...sending }: Sending,
): Promise<number> {
  const people = reachable(links.map(({ url, score }) => ({ ...score, url })));
  const byPhone = Map.groupBy(people, ({ phone }) => phone);
  const to = [...byPhone].flatMap(([phone, children]) => {
    const [first] = children;
    if (!first) return [];
    const body = children
      .map(({ name, url }) => fillVariables(template, { 이름: name, 시험: exam, 링크: url }).text)
      .join('\n\n');
    return [
      {
        studentId: first.studentId,
        name: children
          .map(({ name }) => name)
          .join(', ')
          .slice(0, 50),
        phone,
        body,
      },
    ];
  });
  mustBeCarried(to, 'text.body');
  const { queued } = await queueSms(trx, { ...sending, body: template, addressee: 'PARENT', to });
  return queued;
}
