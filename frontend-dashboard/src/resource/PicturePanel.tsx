import { LIMITS } from '@manjara/contracts';
import { toast, useLanguage, useText } from '@manjara/platform';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { useFaultText } from '../hooks/useFaultText';
import { usePictureFaults } from '../pictures/usePictureFaults';
import { useGlobalFileDrop } from '../pictures/useGlobalFileDrop';
import { checkPictures, PICTURE_TOAST } from '../pictures/picture';
import { pickedPicture } from '../pictures/picked-picture';
import { pictureRule } from '../lib/text-rules';
import { Panel } from '../components/Panel';
import { PictureField } from '../pictures/PictureField';
import { LocalisedFields } from '../components/LocalisedFields';
import type { PicturePanelProps } from './define-resource';
import styles from './PicturePanel.module.css';
import type { PictureValues } from './resource-values';

export interface MainPicturePanelProps extends PicturePanelProps {
  /** Takes what comes beside the main picture; without it, the last one pasted stays. */
  onMore?: (files: File[]) => void;
}

/** The main picture of an entity with its descriptions. */
export function PicturePanel(props: MainPicturePanelProps) {
  const { label, crops, anyType = false, onMore } = props;
  const form = props.form as unknown as UseFormReturn<PictureValues>;
  const t = useText();
  const faultText = useFaultText();
  const { control } = form;
  const { isSubmitting } = form.formState;
  const { language } = useLanguage();
  const describe = usePictureFaults();
  const image = useController({
    control,
    name: 'image',
    rules: { validate: pictureRule },
  });
  const [alt, arAlt] = useWatch({ control, name: ['alt', 'arAlt'] });

  // A picture that misses the fields goes where one is missing first.
  useGlobalFileDrop(
    (files) => {
      if (isSubmitting) return;
      const { good, faulty } = checkPictures(files, anyType);
      if (faulty[0]) toast.error(describe(faulty[0]), { id: PICTURE_TOAST });
      else toast.dismiss(PICTURE_TOAST);
      const main = image.field.value && onMore ? undefined : good.shift();
      if (main) image.field.onChange(pickedPicture(main));
      if (good.length > 0) onMore?.(good);
    },
    { drops: true },
  );

  return (
    <Panel title={t('dashboard.pictures.panel')}>
      <div className={styles.main}>
        <PictureField
          label={label}
          value={image.field.value}
          onChange={image.field.onChange}
          onMore={onMore}
          alt={language === 'ar' ? arAlt : alt}
          crops={crops}
          required
          anyType={anyType}
          error={faultText(image.fieldState.error)}
          ref={image.field.ref}
        />
        <LocalisedFields
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
