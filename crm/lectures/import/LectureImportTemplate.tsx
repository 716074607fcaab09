import { saveFile } from '#client/files/saveFile.ts';
import { Button, useSending } from '#ui-kit';
import { DownloadIcon } from '#ui-kit/icons.ts';
import css from '../../shared/imports/Import.module.css';
import { xlsxBook } from '../../shared/lists/sheetFile.ts';
import { rules, templates } from './fields.ts';

/** Lists the columns that are read, and offers an empty file with them. */
export function LectureImportTemplate() {
  const { send } = useSending();
  const save = () =>
    send(async () => {
      const sheets = { 강의: { header: templates.강의, rows: [] }, 수강: { header: templates.수강, rows: [] } };
      saveFile(await xlsxBook(sheets), '강의·수강 등록 양식.xlsx');
    });
  return (
    <section className={css.template}>
      <h2>이런 열을 읽습니다</h2>
      <p>강의 시트와 수강생 시트를 한 파일에서 읽습니다. 하나만 있어도 되고, 시트와 열의 순서는 상관없습니다.</p>
      <div className={css.downloads}>
        <Button size="small" icon={<DownloadIcon aria-hidden />} onClick={() => void save()}>
          빈 양식 다운로드
        </Button>
      </div>
      <dl>
        {rules.map(([name, rule]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
