import { LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button, Dialog } from '@manjara/ui';
import { useForm } from 'react-hook-form';
import { LocalisedFields } from '../../components/LocalisedFields';
import { PicturePreview } from '../../pictures/PicturePreview';
import type { Picture } from '../../pictures/picture';
import styles from './DescriptionDialog.module.css';

export interface DescriptionDialogProps {
  /** Of the picture. */
  name: string;
  picture: Picture;
  onClose: () => void;
  onChange: (picture: Picture) => void;
  onMain: () => void;
}

/** Edits the descriptions of a secondary picture, and can make it the main one. */
export function DescriptionDialog(props: DescriptionDialogProps) {
  const { name, picture, onClose, onChange, onMain } = props;
  const t = useText();
  const { alt = '', arAlt = '' } = picture;
  const form = useForm({ defaultValues: { alt, arAlt } });
  const done = form.handleSubmit((texts) => onChange({ ...picture, ...texts }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      footer={
        <>
          {picture.kind === 'stored' && (
            <Button variant="secondary" icon="star" onClick={onMain}>
              {t('dashboard.projects.makeMain')}
            </Button>
          )}
          <Button icon="check" onClick={() => void done()}>
            {t('dashboard.pictures.done')}
          </Button>
        </>
      }
    >
      {/* Inside the form of the project, which Enter would send. */}
      <div
        className={styles.form}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          void done();
        }}
      >
        {picture.kind === 'stored' && (
          <div className={styles.picture}>
            <PicturePreview picture={picture} alt="" sizes="24rem" />
          </div>
        )}
        <LocalisedFields
          form={form}
          names={['alt', 'arAlt']}
          label={t('dashboard.pictures.alt')}
          hint={t('dashboard.projects.describeHint')}
          maxLength={LIMITS.alt}
          required={false}
        />
      </div>
    </Dialog>
  );
}
