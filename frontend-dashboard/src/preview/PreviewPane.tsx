import { type Language, LANGUAGE_TABLE, LANGUAGES } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { type ReactNode, useState } from 'react';
import { PreviewFrame, type PreviewPage, type PreviewWidth } from './PreviewFrame';
import styles from './PreviewPane.module.css';
import { usePreview } from './PreviewProvider';
import { RadioGroup } from './RadioGroup';

/** The chosen page, language and width; enlarging the preview keeps them. */
export function usePreviewView(pages: readonly PreviewPage[]) {
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const [to, setTo] = useState(pages[0]!.to);
  return { pages, language, setLanguage, width, setWidth, to, setTo };
}

export interface PreviewPaneProps {
  view: ReturnType<typeof usePreviewView>;
  title: ReactNode;
  /** Buttons next to the title. */
  actions?: ReactNode;
  onClose: () => void;
}

/** Previews a page of the site with the unsaved values, in a chosen language and width. */
export function PreviewPane({ view, title, actions, onClose }: PreviewPaneProps) {
  const t = useText();
  const { store } = usePreview();
  const { pages, language, width, to } = view;
  const page = pages.find((each) => each.to === to) ?? pages[0]!;
  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        {title}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.choices}>
        {pages.length > 1 && (
          <RadioGroup
            label={t('dashboard.preview.page')}
            options={pages.map((each) => ({ value: each.to, label: each.name }))}
            value={to}
            onChange={view.setTo}
          />
        )}
        <RadioGroup
          label={t('dashboard.preview.language')}
          options={LANGUAGES.map((value) => ({
            value,
            label: LANGUAGE_TABLE[value].name,
            lang: value,
          }))}
          value={language}
          onChange={view.setLanguage}
        />
        <RadioGroup
          label={t('dashboard.preview.width')}
          options={[
            { value: 'phone', label: t('dashboard.preview.phone'), icon: 'phone-screen' },
            { value: 'desktop', label: t('dashboard.preview.desktop'), icon: 'desktop-screen' },
          ]}
          value={width}
          onChange={view.setWidth}
        />
      </div>
      <PreviewFrame
        key={`${to} ${language}`}
        page={page}
        language={language}
        width={width}
        store={store}
        onEscape={onClose}
      />
    </div>
  );
}
