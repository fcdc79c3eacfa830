import type { Language } from './languages';

/** GET /admin/notifications: how the signed-in admin is told of what visitors send. */
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

/** PUT /admin/notifications/device: what a browser's `PushSubscription` says. */
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

/** What a push notification holds: no personal data, as lock screens show it. */
export interface PushMessage {
  title: string;
  lang: Language;
  dir: 'rtl' | 'ltr';
  /** A later one with the same tag replaces it without another sound. */
  tag: string;
  /** The page that a click opens. */
  url: string;
}
