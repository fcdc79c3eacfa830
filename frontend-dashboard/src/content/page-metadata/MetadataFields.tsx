import { DESCRIBED_PAGES, type Language, LANGUAGE_TABLE, LANGUAGES } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Help } from '../../page/help/Help';
import { Panel } from '../../page/Panel';
import { RadioGroup } from '../../preview/RadioGroup';
import { MetadataOfPage } from './MetadataOfPage';
import styles from './MetadataFields.module.css';
import type { MetadataValues } from './page-metadata';

const OPTIONS = LANGUAGES.map((value) => ({
  value,
  label: LANGUAGE_TABLE[value].name,
  lang: value,
}));

/** A panel for each page; all previews are in one language. */
export function MetadataFields({ form }: { form: UseFormReturn<MetadataValues> }) {
  const t = useText();
  const page = useLanguage();
  const [language, setLanguage] = useState<Language>(page.language);
  return (
    <>
      <div className={styles.language}>
        <span aria-hidden="true">{t('dashboard.pageMetadata.previewIn')}</span>
        <RadioGroup
          label={t('dashboard.pageMetadata.previewIn')}
          options={OPTIONS}
          value={language}
          onChange={setLanguage}
        />
        <Help topic="appearance" />
      </div>
      {DESCRIBED_PAGES.map((name) => (
        <Panel key={name} title={t(`dashboard.pageMetadata.pages.${name}`)}>
          <MetadataOfPage form={form} page={name} language={language} />
        </Panel>
      ))}
    </>
  );
}
