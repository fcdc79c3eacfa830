import { LIMITS } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { Button, Dialog, Icon } from '@manjara/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { LocalisedFields } from '../../fields/LocalisedFields';
import { describedIn, type Picture } from '../../pictures/picture';
import { PicturePreview } from '../../pictures/PicturePreview';
import layout from '../../page/layout.module.css';
import styles from './DescriptionButton.module.css';

export interface DescriptionButtonProps {
  /** Of the picture. */
  name: string;
  picture: Picture;
  onChange: (picture: Picture) => void;
  onMain: () => void;
}

/** Shows the start of a description; opens its dialog. */
export function DescriptionButton(props: DescriptionButtonProps) {
  const { name, picture } = props;
  const t = useText();
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const text = describedIn(picture, language);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-empty={!text || undefined}
        aria-label={t('dashboard.pictures.altOf', { name })}
        onClick={() => setOpen(true)}
      >
        <Icon name="edit" size={14} />
        <bdi className={styles.text}>{text || t('dashboard.secondaryImages.describe')}</bdi>
      </button>
      {open && <DescriptionDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DescriptionDialogProps extends DescriptionButtonProps {
  onClose: () => void;
}

/** Edits the descriptions of a secondary picture, and can make it the main one. */
function DescriptionDialog(props: DescriptionDialogProps) {
  const { name, picture, onClose, onChange, onMain } = props;
  const t = useText();
  const { alt = '', arAlt = '' } = picture;
  const form = useForm({ defaultValues: { alt, arAlt } });
  const done = form.handleSubmit((texts) => {
    onClose();
    onChange({ ...picture, ...texts });
  });
  const makeMain = () => {
    onClose();
    onMain();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      footer={
        <>
          {picture.kind === 'stored' && (
            <Button variant="secondary" icon="star" onClick={makeMain}>
              {t('dashboard.secondaryImages.makeMain')}
            </Button>
          )}
          <Button icon="check" onClick={() => void done()}>
            {t('dashboard.pictures.done')}
          </Button>
        </>
      }
    >
      {/* Enter here would submit the entity's form. */}
      <div
        className={layout.stack}
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
          hint={t('dashboard.secondaryImages.describeHint')}
          maxLength={LIMITS.alt}
          required={false}
        />
      </div>
    </Dialog>
  );
}
