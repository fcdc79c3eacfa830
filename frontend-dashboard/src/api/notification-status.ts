import type { Language, NotificationStatus, PushDevice } from '@manjara/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isSubscribed, subscribe } from '../browser/push-device';
import { api } from './client';
import { useRole } from './role';

const PATH = '/admin/notifications';

const getStatus = async (signal?: AbortSignal): Promise<NotificationStatus> =>
  (await api.get<NotificationStatus>(PATH, { signal })).data;

export const notificationStatusQuery = () =>
  queryOptions({
    queryKey: ['notification-status'],
    queryFn: ({ signal }) => getStatus(signal),
  });

/** Settings and devices for an owner's notifications; never loaded for editors. */
export const useNotificationStatus = () =>
  useQuery({ ...notificationStatusQuery(), enabled: useRole() === 'owner' });

export const chooseMail = async (mail: boolean): Promise<NotificationStatus> =>
  (await api.put<NotificationStatus>(PATH, { mail })).data;

/** Subscribes this browser and names it to the API. */
export async function addDevice(
  publicKey: string,
  language: Language,
): Promise<NotificationStatus> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = await subscribe(publicKey);
  const device: PushDevice = { endpoint, p256dh, auth, language };
  return (await api.put<NotificationStatus>(`${PATH}/device`, device)).data;
}

export const removeDevice = async (): Promise<NotificationStatus> =>
  (await api.delete<NotificationStatus>(`${PATH}/device`)).data;

export const removeOtherDevices = async (): Promise<NotificationStatus> =>
  (await api.delete<NotificationStatus>(`${PATH}/other-devices`)).data;

/** Resolves once the mail server has taken the test. */
export async function testMail(): Promise<void> {
  await api.post(`${PATH}/test-mail`);
}

/** Resolves once the push service has taken the test. */
export async function testPush(): Promise<void> {
  await api.post(`${PATH}/test-push`);
}

/**
 * Names a subscribed browser again, for the session that had named it may have run out, and the
 * language may be another one.
 */
export async function renewDevice(language: Language): Promise<void> {
  if (!(await isSubscribed())) return;
  const { push } = await getStatus();
  await addDevice(push.publicKey, language);
}
