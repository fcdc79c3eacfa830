import type { NotificationStatus } from '@manjara/contracts';

/** Mail is on; no device is subscribed. */
export const NOTIFICATION_STATUS: NotificationStatus = {
  isTold: true,
  mail: { isConfigured: true, isOn: true, hasFailed: false },
  push: { publicKey: `B${'A'.repeat(86)}`, isOnHere: false, devices: 0, hasFailed: false },
};
