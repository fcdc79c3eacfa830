import { useLanguage, useText } from '@manjara/platform';
import { Icon } from '@manjara/ui';
import { lazy, Suspense, useState } from 'react';
import { describedIn, type Picture } from '../../pictures/picture';
import styles from './DescriptionButton.module.css';

const DescriptionDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dash-description" */ './DescriptionDialog'))
    .DescriptionDialog,
}));

export interface DescriptionButtonProps {
  /** Of the picture. */
  name: string;
  picture: Picture;
  onChange: (picture: Picture) => void;
  onMain: () => void;
}

/** Shows the start of a description; opens its dialog. */
export function DescriptionButton({ name, picture, onChange, onMain }: DescriptionButtonProps) {
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
        <bdi className={styles.text}>{text || t('dashboard.projects.describe')}</bdi>
      </button>
      {open && (
        <Suspense>
          <DescriptionDialog
            name={name}
            picture={picture}
            onClose={() => setOpen(false)}
            onChange={(changed) => {
              setOpen(false);
              onChange(changed);
            }}
            onMain={() => {
              setOpen(false);
              onMain();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
