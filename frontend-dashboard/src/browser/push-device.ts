/** Served by the shell, from the live release of the dashboard. */
const SERVICE_WORKER = '/dashboard/service-worker.js';
const SCOPE = '/dashboard/';

/** `install`: on an iPhone or iPad only a web app on the home screen has push. */
export type PushSupport = 'yes' | 'install' | 'insecure' | 'none';

/** The admin does not let this site notify. */
export class NotAllowed extends Error {}

export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure';
  const has = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (has) return 'yes';
  // An iPad names itself a Mac, which has no touch screen.
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
  return isApple ? 'install' : 'none';
}

export const notificationPermission = (): NotificationPermission =>
  'Notification' in window ? Notification.permission : 'denied';

async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'yes') return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser has a subscription that needs no question to be used. */
export const isSubscribed = async (): Promise<boolean> =>
  notificationPermission() === 'granted' && (await currentSubscription()) !== null;

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/**
 * Subscribes this browser, after a question to its user unless that was answered before.
 * @throws NotAllowed, or DOMException where the browser has no push service
 */
export async function subscribe(publicKey: string): Promise<PushSubscriptionJSON> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  await navigator.serviceWorker.register(SERVICE_WORKER, { scope: SCOPE });
  const { pushManager } = await navigator.serviceWorker.ready;
  const existing = await pushManager.getSubscription();
  const key = existing?.options.applicationServerKey;
  if (existing && key && toBase64Url(key) === publicKey) return existing.toJSON();
  // A restored site has new keys.
  await existing?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return (await pushManager.subscribe(options)).toJSON();
}

/** Best effort: the server has forgotten the device by then. */
export async function unsubscribe(): Promise<void> {
  try {
    await (await currentSubscription())?.unsubscribe();
  } catch {
    // The push service answers 410 later.
  }
}
