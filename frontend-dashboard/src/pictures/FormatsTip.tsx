import { IMAGE_FORMATS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { IconButton, Tooltip } from '@manjara/ui';

/** The info icon whose tip lists the accepted picture formats (spec §5). */
export function FormatsTip() {
  const t = useText();
  return (
    <Tooltip
      content={
        <>
          {t('dashboard.pictures.formats')} <bdi dir="ltr">{IMAGE_FORMATS.join(', ')}</bdi>
          <br />
          {t('dashboard.pictures.limit')}
        </>
      }
    >
      <IconButton icon="info" size="s" label={t('dashboard.pictures.formatsLabel')} />
    </Tooltip>
  );
}
