const KEYS = { p256dh: `B${'b'.repeat(86)}`, auth: 'a'.repeat(22) };

/** A browser with push notifications, which jsdom is not. */
export function fakePush(
  given: { permission?: NotificationPermission; choice?: 'granted' | 'denied' } = {},
) {
  const { permission = 'default', choice = 'granted' } = given;
  let subscription: object | null = null;
  const unsubscribe = jest.fn(async () => {
    subscription = null;
    return true;
  });
  const subscribe = jest.fn(async (options: PushSubscriptionOptionsInit) => {
    const { buffer } = Uint8Array.from(
      Buffer.from(String(options.applicationServerKey), 'base64url'),
    );
    subscription = {
      options: { applicationServerKey: buffer },
      unsubscribe,
      toJSON: () => ({ endpoint: 'https://push.example.com/device', keys: KEYS }),
    };
    return subscription;
  });
  const registration = {
    pushManager: { subscribe, getSubscription: async () => subscription },
  };
  const register = jest.fn(async () => registration);
  const NotificationApi = {
    permission,
    requestPermission: async () => (NotificationApi.permission = choice),
  };
  const faked = {
    isSecureContext: [window, true],
    PushManager: [window, class {}],
    Notification: [window, NotificationApi],
    serviceWorker: [
      navigator,
      {
        register,
        ready: Promise.resolve(registration),
        getRegistration: async () => registration,
      },
    ],
  } as const;
  for (const [name, [owner, value]] of Object.entries(faked)) {
    Object.defineProperty(owner, name, { value, configurable: true });
  }
  return {
    subscribe,
    unsubscribe,
    register,
    keys: KEYS,
    remove(): void {
      for (const [name, [owner]] of Object.entries(faked)) Reflect.deleteProperty(owner, name);
    },
  };
}
