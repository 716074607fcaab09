import { Link, Note } from '#ui-kit';
import { settingSections } from '../face.ts';
import { offeredSettings } from '../offeredMenu.ts';
import { Card } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import css from './Settings.module.css';

/** `/crm/settings`: what is decided once for the whole academy, each on a page of its own. */
export default function SettingsIndex() {
  const offered = offeredSettings();
  return (
    <Page>
      <div className={css.sections}>
        {settingSections.map((section) => {
          const own = offered.filter(({ setting }) => setting.section === section);
          return (
            own.length > 0 && (
              <Card key={section} title={section}>
                <ul role="list" className={css.list}>
                  {own.map(({ list, label, setting }) => (
                    <li key={list} className={css.setting}>
                      <Link quiet href={list}>
                        {label}
                      </Link>
                      <Note>{setting.about}</Note>
                    </li>
                  ))}
                </ul>
              </Card>
            )
          );
        })}
      </div>
    </Page>
  );
}
