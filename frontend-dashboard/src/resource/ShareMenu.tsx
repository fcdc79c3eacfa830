import { whatsappLink } from '@manjara/contracts';
import { toast, useSiteOrigin, useText } from '@manjara/platform';
import { ActionMenu, type MenuAction } from '../lists/ActionMenu';
import { logFailure } from '../browser/log';

export interface ShareMenuProps {
  /** Path of the public page. */
  path: string;
  name: string;
}

/** Shares a public page: with the device's share sheet or by copying the link; or on WhatsApp. */
export function ShareMenu({ path, name }: ShareMenuProps) {
  const t = useText();
  const origin = useSiteOrigin() || window.location.origin;
  const url = new URL(path, origin).href;
  const id = `share-${path}`;

  const canShare = typeof navigator.share === 'function';

  async function share() {
    try {
      if (canShare) return await navigator.share({ title: name, url });
      await navigator.clipboard.writeText(url);
      toast.success(t('dashboard.share.copied'), { id });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      logFailure('The page could not be shared.', error);
      toast.error(t('dashboard.share.failed', { url }), { id });
    }
  }

  const actions: MenuAction[] = [
    {
      icon: 'external',
      label: t(`dashboard.share.${canShare ? 'device' : 'copy'}`),
      onSelect: () => void share(),
    },
    {
      icon: 'whatsapp',
      label: 'WhatsApp',
      // Without a number WhatsApp asks for the chat.
      onSelect: () => window.open(whatsappLink('', `${name}\n${url}`), '_blank', 'noopener'),
    },
  ];
  return <ActionMenu label={t('dashboard.share.label')} actions={actions} withText />;
}
