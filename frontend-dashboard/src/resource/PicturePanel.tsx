import { toast, useText } from '@manjara/platform';
import type { UseFormReturn } from 'react-hook-form';
import { Panel } from '../page/Panel';
import { DescribedPicture, type DescribedPictureValues } from '../pictures/DescribedPicture';
import { useGlobalFileDrop } from '../pictures/file-drop';
import { checkPictures, PICTURE_TOAST, useProblemText } from '../pictures/picture-problem';
import { pickedPicture } from '../pictures/picked-picture';
import type { PicturePanelProps } from './define-resource';
import styles from './PicturePanel.module.css';

export interface MainPicturePanelProps extends PicturePanelProps {
  /** Receives further pasted pictures; without it, only the last one is used. */
  onMore?: (files: File[]) => void;
}

/** The main picture of an entity with its descriptions. */
export function PicturePanel(props: MainPicturePanelProps) {
  const { anyType = false, onMore } = props;
  const form = props.form as unknown as UseFormReturn<DescribedPictureValues>;
  const t = useText();
  const describe = useProblemText();
  const { isSubmitting, isSubmitted } = form.formState;

  // A picture dropped outside the fields fills the first empty one.
  useGlobalFileDrop(
    (files) => {
      if (isSubmitting) return;
      const { good, faulty } = checkPictures(files, anyType);
      if (faulty[0]) toast.error(describe(faulty[0]), { id: PICTURE_TOAST });
      else toast.dismiss(PICTURE_TOAST);
      const main = form.getValues('image') && onMore ? undefined : good.shift();
      if (main) {
        const options = { shouldDirty: true, shouldValidate: isSubmitted };
        form.setValue('image', pickedPicture(main), options);
      }
      if (good.length > 0) onMore?.(good);
    },
    { drops: true },
  );

  return (
    <Panel title={t('dashboard.pictures.panel')} help="picture">
      <DescribedPicture {...props} form={form} className={styles.main} />
    </Panel>
  );
}
