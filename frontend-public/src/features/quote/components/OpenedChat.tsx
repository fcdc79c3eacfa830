import { useText } from '@manjara/platform';
import { VisuallyHidden } from '@manjara/ui';
import { FormNote } from '../../../shared/forms/FormNote';

interface Props {
  number: string;
  href: string;
}

/** The request waits in WhatsApp: it is not sent before the visitor sends it there. */
export function OpenedChat({ number, href }: Props) {
  const t = useText();
  return (
    <div role="status">
      <FormNote icon="whatsapp">
        {t('quote.opened', { number })}{' '}
        <a href={href} target="_blank" rel="noreferrer">
          {t('quote.openAgain')}
          <VisuallyHidden> {t('common.opensInNewTab')}</VisuallyHidden>
        </a>
      </FormNote>
    </div>
  );
}
