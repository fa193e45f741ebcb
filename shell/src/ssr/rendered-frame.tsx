import { usePreferences } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import { CookieNotice } from '../layout/cookie-notice';
import { Footer } from '../layout/footer';
import { Header } from '../layout/header';
import layout from '../layout/layout.module.css';
import leftColumn from '../layout-slots/left-column.module.css';
import css from './rendered-frame.module.css';

/** On the server the width alone decides, because the user's choice is unknown. */
const help = { beside: false, open: false, tight: false, show: () => undefined };

/** The frame before scripts run. Styles make the decisions by width. */
export function RenderedFrame() {
  const { t } = useTranslation('shell');
  const { language } = usePreferences();
  return (
    <div className={`${layout.app} ${layout.drawn}`} lang={language}>
      <a className={layout.skip} href="#drawn-content">
        {t('skipToContent')}
      </a>
      <Header
        registry={nobodysMenu}
        help={[]}
        helpPlace={help}
        wide={false}
        drawerOpen={false}
        onMenu={() => undefined}
      />
      <noscript>
        <p className={css.note}>{t('withoutScripts')}</p>
      </noscript>
      <div className={layout.body}>
        <div className={layout.left}>
          <div className={layout.leftInner}>
            <div className={leftColumn.content}>
              <div>
                <template data-place="left" />
              </div>
            </div>
          </div>
        </div>
        <main id="drawn-content" className={layout.main} tabIndex={-1}>
          <template data-place="main" />
        </main>
      </div>
      <Footer />
      <div className={`${layout.edge} ${css.edge}`}>
        <CookieNotice />
      </div>
    </div>
  );
}

/** Visitors have no personal menu. */
const nobodysMenu = { menuFor: () => [] };
