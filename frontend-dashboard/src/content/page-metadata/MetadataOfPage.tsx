import { type DescribedPage, type Language, LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { LocalisedFields } from '../../fields/LocalisedFields';
import { useFaultText } from '../../fields/useFaultText';
import { PictureField } from '../../pictures/PictureField';
import { Appearance } from './Appearance';
import styles from './MetadataFields.module.css';
import { type MetadataValues, PAGE_PATHS } from './page-metadata';
import { usePageHead } from './usePageHead';

interface Props {
  form: UseFormReturn<MetadataValues>;
  page: DescribedPage;
  /** Of the preview. */
  language: Language;
}

/** Description and share picture of a page, beside how they look elsewhere. */
export function MetadataOfPage({ form, page, language }: Props) {
  const t = useText();
  const faultText = useFaultText();
  const { control } = form;
  const image = useController({ control, name: `${page}.image` });
  const field = language === 'ar' ? 'arDescription' : 'description';
  const typed = useWatch({ control, name: `${page}.${field}` }).trim();
  const saved = form.formState.defaultValues?.[page];
  const head = usePageHead(PAGE_PATHS[page], language);
  const own = t('dashboard.pageMetadata.ownText');
  // The saved page shows what was chosen before: its own text is not known while that is taken away.
  const description = typed || (saved?.[field] ? own : head?.description) || '';
  const picture = image.field.value ?? (saved?.image ? null : head?.picture);
  return (
    <div className={styles.page}>
      <div className={styles.fields}>
        <LocalisedFields
          form={form}
          names={[`${page}.description`, `${page}.arDescription`]}
          label={t('dashboard.pageMetadata.description')}
          hint={t('dashboard.pageMetadata.descriptionHint')}
          maxLength={LIMITS.metaDescription}
          required={false}
          multiline
          rows={3}
        />
        <div className={styles.picture}>
          <PictureField
            label={t('dashboard.pageMetadata.image')}
            help="sharePicture"
            value={image.field.value}
            onChange={image.field.onChange}
            alt=""
            error={faultText(image.fieldState.error)}
            ref={image.field.ref}
          />
        </div>
      </div>
      <Appearance
        path={PAGE_PATHS[page]}
        language={language}
        title={head?.title ?? t(`dashboard.pageMetadata.pages.${page}`)}
        description={description}
        picture={picture ?? null}
      />
    </div>
  );
}
