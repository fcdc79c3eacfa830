import { LIMITS } from '@manjara/contracts';
import { toast, useLanguage, useText } from '@manjara/platform';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { Panel } from '../../../components/Panel';
import { PictureField } from '../../../components/PictureField';
import { TwinFields } from '../../../components/TwinFields';
import { usePictureFaults } from '../../../hooks/usePictureFaults';
import { useStrayFiles } from '../../../hooks/useStrayFiles';
import { checkPictures, newPicture } from '../../../lib/pictures';
import type { ProjectValues } from '../hooks/project-form';
import styles from './ProjectPictures.module.css';
import { SecondaryImages } from './SecondaryImages';

/** The main picture with its descriptions, and the row of secondary ones. */
export function ProjectPictures({ form }: { form: UseFormReturn<ProjectValues> }) {
  const t = useText();
  const { control } = form;
  const { language } = useLanguage();
  const describe = usePictureFaults();
  const image = useController({
    control,
    name: 'image',
    rules: { validate: (value) => value !== null || t('dashboard.forms.pictureRequired') },
  });
  const secondary = useController({ control, name: 'secondaryImages' });
  const [alt, arAlt] = useWatch({ control, name: ['alt', 'arAlt'] });

  // A picture pasted beside the fields goes where one is missing first.
  useStrayFiles((files) => {
    const { good, faulty } = checkPictures(files);
    if (faulty[0]) toast.error(describe(faulty[0].fault));
    const pictures = good.map(newPicture);
    const main = image.field.value ? undefined : pictures.shift();
    if (main) image.field.onChange(main);
    const row = [...secondary.field.value, ...pictures].slice(0, LIMITS.secondaryImages);
    if (pictures.length > 0) secondary.field.onChange(row);
  });

  return (
    <>
      <Panel title={t('dashboard.projects.sections.main')}>
        <div className={styles.main}>
          <PictureField
            label={t('dashboard.projects.fields.image')}
            value={image.field.value}
            onChange={image.field.onChange}
            alt={language === 'ar' ? arAlt : alt}
            required
            error={image.fieldState.error?.message}
            ref={image.field.ref}
          />
          <TwinFields
            form={form}
            names={['alt', 'arAlt']}
            label={t('dashboard.projects.fields.alt')}
            hint={t('dashboard.projects.altHint')}
            maxLength={LIMITS.alt}
          />
        </div>
      </Panel>
      <SecondaryImages
        value={secondary.field.value}
        onChange={secondary.field.onChange}
        error={secondary.fieldState.error?.message}
        ref={secondary.field.ref}
      />
    </>
  );
}
