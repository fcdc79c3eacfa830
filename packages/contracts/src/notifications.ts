import type { Language } from './languages';

/** GET /admin/notifications: the notifications of the signed-in admin. */
export interface NotificationStatus {
  /** Whether news reaches the admin: by mail or on a device, as far as the last attempts show. */
  isTold: boolean;
  mail: {
    /** Whether the site can send mail at all. */
    isConfigured: boolean;
    isOn: boolean;
    /** Whether the last mail was lost. */
    hasFailed: boolean;
  };
  push: {
    /** The `applicationServerKey` of a subscription: a public key in base64url. */
    publicKey: string;
    /** Whether it is on for the device of this session. */
    isOnHere: boolean;
    /** Devices of the admin, this one included. */
    devices: number;
    /** Whether the last notification reached none of them. */
    hasFailed: boolean;
  };
}

/** PUT /admin/notifications */
export interface NotificationChoice {
  mail: boolean;
}

/** PUT /admin/notifications/device: the fields of a browser's `PushSubscription`. */
export interface PushDevice {
  /** Address of the browser's push service for this device. */
  endpoint: string;
  /** The device's public key, in base64url. */
  p256dh: string;
  /** The secret that authenticates the sender, in base64url. */
  auth: string;
  /** Language of the notifications. */
  language: Language;
}

/** The content of a push notification, without personal data: lock screens show it. */
export interface PushMessage {
  title: string;
  lang: Language;
  dir: 'rtl' | 'ltr';
  /** A later one with the same tag replaces it without another sound. */
  tag: string;
  /** The page that a click opens. */
  url: string;
}
