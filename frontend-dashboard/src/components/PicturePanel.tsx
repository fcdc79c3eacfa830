import { LIMITS } from '@manjara/contracts';
import { toast, useLanguage, useText } from '@manjara/platform';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { usePictureFaults } from '../hooks/usePictureFaults';
import { useStrayFiles } from '../hooks/useStrayFiles';
import type { PictureValues } from '../lib/entity-form';
import { checkPictures, newPicture, type Picture } from '../lib/pictures';
import { Panel } from './Panel';
import { PictureField } from './PictureField';
import styles from './PicturePanel.module.css';
import { TwinFields } from './TwinFields';

export interface PicturePanelProps<V extends PictureValues> {
  form: UseFormReturn<V>;
  label: string;
  /** Takes files of any type; the server alone says what is a picture. */
  anyType?: boolean;
  /** Takes pasted pictures when the main one is there; without it, the last one pasted stays. */
  onMore?: (pictures: Picture[]) => void;
}

/** The main picture of an entity with its descriptions. */
export function PicturePanel<V extends PictureValues>(props: PicturePanelProps<V>) {
  const { label, anyType = false, onMore } = props;
  const form = props.form as unknown as UseFormReturn<PictureValues>;
  const t = useText();
  const { control } = form;
  const { language } = useLanguage();
  const describe = usePictureFaults();
  const image = useController({
    control,
    name: 'image',
    rules: { validate: (value) => value !== null || t('dashboard.forms.pictureRequired') },
  });
  const [alt, arAlt] = useWatch({ control, name: ['alt', 'arAlt'] });

  // A picture pasted beside the fields goes where one is missing first.
  useStrayFiles((files) => {
    const { good, faulty } = checkPictures(files, anyType);
    if (faulty[0]) toast.error(describe(faulty[0].fault));
    const pictures = good.map(newPicture);
    const main = image.field.value && onMore ? undefined : pictures.shift();
    if (main) image.field.onChange(main);
    if (pictures.length > 0) onMore?.(pictures);
  });

  return (
    <Panel title={t('dashboard.pictures.panel')}>
      <div className={styles.main}>
        <PictureField
          label={label}
          value={image.field.value}
          onChange={image.field.onChange}
          alt={language === 'ar' ? arAlt : alt}
          required
          anyType={anyType}
          error={image.fieldState.error?.message}
          ref={image.field.ref}
        />
        <TwinFields
          form={form}
          names={['alt', 'arAlt']}
          label={t('dashboard.pictures.alt')}
          hint={t('dashboard.pictures.altHint')}
          maxLength={LIMITS.alt}
        />
      </div>
    </Panel>
  );
}
