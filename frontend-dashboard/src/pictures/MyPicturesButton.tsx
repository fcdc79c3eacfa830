import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { lazy, Suspense, useState } from 'react';
import type { MyPicturesDialogProps } from './MyPicturesDialog';

const MyPicturesDialog = lazy(() => import('./MyPicturesDialog'));

export interface MyPicturesButtonProps extends Omit<MyPicturesDialogProps, 'onClose'> {
  /** The field's label. */
  name: string;
}

/** Button that opens the uploaded pictures, to reuse one. */
export function MyPicturesButton({ name, onPick, ...offered }: MyPicturesButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        icon="image"
        aria-label={t('dashboard.pictures.mine.openFor', { name })}
        onClick={() => setOpen(true)}
      >
        {t('dashboard.pictures.mine.open')}
      </Button>
      {open && (
        <Suspense>
          <MyPicturesDialog
            {...offered}
            onClose={() => setOpen(false)}
            onPick={(pictures) => {
              setOpen(false);
              onPick(pictures);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
