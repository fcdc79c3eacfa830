import type { NotificationStatus } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { network, refusal } from '../../../testing/network';
import { NOTIFICATION_STATUS as STATUS } from '../../../testing/notification-status';
import { fakePush } from '../../../testing/push-manager';
import { open } from '../../../testing/render';
import { toastTexts } from '../../../testing/toasts';

const PATH = '/admin/notifications';
const KEY = STATUS.push.publicKey;
const here: NotificationStatus = {
  ...STATUS,
  push: { ...STATUS.push, isOnHere: true, devices: 1 },
};

let push: ReturnType<typeof fakePush> | undefined;
afterEach(() => {
  push?.remove();
  push = undefined;
});

async function openPanel(status: NotificationStatus = STATUS, language: 'ar' | 'en' = 'en') {
  network.on(`GET ${PATH}`, { body: status });
  const page = await open('/dashboard/profile', { language });
  const { notifications: texts } = page.texts;
  const panel = within(await screen.findByRole('region', { name: texts.title }));
  await panel.findByText(texts.testMail);
  return { ...page, texts, panel };
}

describe('notifications on the device at hand', () => {
  it('are turned on: the browser subscribes and the API learns of it', async () => {
    push = fakePush();
    network.on(`PUT ${PATH}/device`, { body: here });
    const { user, texts, panel } = await openPanel(STATUS, 'ar');
    const device = panel.getByRole('switch', { name: texts.onThisDevice });
    expect(device).not.toBeChecked();
    await user.click(device);
    await waitFor(() => expect(toastTexts()).toEqual([texts.turnOn.success]));
    expect(device).toBeChecked();
    expect(push.register).toHaveBeenCalledWith('/dashboard/service-worker.js', {
      scope: '/dashboard/',
    });
    expect(push.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: KEY,
    });
    expect(network.calls(`PUT ${PATH}/device`)[0]?.body).toEqual({
      endpoint: 'https://push.example.com/device',
      ...push.keys,
      language: 'ar',
    });
  });

  it('are turned off, in the browser too', async () => {
    push = fakePush({ permission: 'granted' });
    await push.subscribe({ applicationServerKey: KEY });
    network.on(`PUT ${PATH}/device`, { body: here });
    network.on(`DELETE ${PATH}/device`, { body: STATUS });
    const { user, texts, panel } = await openPanel(here);
    const device = panel.getByRole('switch', { name: texts.onThisDevice });
    expect(device).toBeChecked();
    await user.click(device);
    await waitFor(() => expect(toastTexts()).toEqual([texts.turnOff.success]));
    expect(device).not.toBeChecked();
    expect(push.unsubscribe).toHaveBeenCalled();
  });

  it('stay off where the admin does not allow them, with what to do', async () => {
    push = fakePush({ choice: 'denied' });
    const { user, texts, panel } = await openPanel();
    const device = panel.getByRole('switch', { name: texts.onThisDevice });
    await user.click(device);
    await waitFor(() => expect(toastTexts()).toEqual([texts.denied]));
    expect(device).not.toBeChecked();
    expect(await panel.findByText(texts.denied)).toBeVisible();
    expect(network.calls(`PUT ${PATH}/device`)).toEqual([]);
  });

  it('are tried with a test, which says why it fails', async () => {
    push = fakePush({ permission: 'granted' });
    const { user, texts, panel } = await openPanel(here);
    network.on(`POST ${PATH}/test-push`, { status: 204 });
    await user.click(panel.getByRole('button', { name: texts.testPush }));
    await waitFor(() => expect(toastTexts()).toEqual([texts.test.success]));
    network.on(`POST ${PATH}/test-push`, refusal(409, 'Turn them on again.'));
    network.on(`GET ${PATH}`, { body: STATUS });
    await user.click(panel.getByRole('button', { name: texts.testPush }));
    await waitFor(() => expect(toastTexts()).toEqual(['Turn them on again.']));
    await waitFor(() =>
      expect(panel.getByRole('switch', { name: texts.onThisDevice })).not.toBeChecked(),
    );
  });

  it('can be stopped on the others', async () => {
    push = fakePush({ permission: 'granted' });
    const three = { ...here, push: { ...here.push, devices: 3 } };
    network.on(`DELETE ${PATH}/other-devices`, { body: here });
    const { user, texts, panel } = await openPanel(three);
    expect(panel.getByText('2 other devices are told, too.')).toBeVisible();
    await user.click(panel.getByRole('button', { name: texts.stopOthers }));
    await waitFor(() => expect(panel.queryByText(/other devices/)).not.toBeInTheDocument());
  });

  it('are renewed for the session at hand when the dashboard is opened', async () => {
    push = fakePush({ permission: 'granted' });
    await push.subscribe({ applicationServerKey: KEY });
    network.on(`PUT ${PATH}/device`, { body: here });
    await openPanel();
    await waitFor(() => expect(network.calls(`PUT ${PATH}/device`)).toHaveLength(1));
    expect(push.subscribe).toHaveBeenCalledTimes(1);
  });

  it('are subscribed again when the site has another key', async () => {
    push = fakePush({ permission: 'granted' });
    await push.subscribe({ applicationServerKey: `B${'Q'.repeat(86)}` });
    network.on(`PUT ${PATH}/device`, { body: here });
    await openPanel();
    await waitFor(() => expect(network.calls(`PUT ${PATH}/device`)).toHaveLength(1));
    expect(push.unsubscribe).toHaveBeenCalled();
    expect(push.subscribe).toHaveBeenLastCalledWith(
      expect.objectContaining({ applicationServerKey: KEY }),
    );
  });
});

describe('a browser without notifications', () => {
  it.each([
    ['install', true, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1'],
    ['none', true, 'Mozilla/5.0 (X11; Linux x86_64)'],
    ['insecure', false, 'Mozilla/5.0 (X11; Linux x86_64)'],
  ] as const)('says what to do (%s)', async (support, isSecureContext, userAgent) => {
    Object.defineProperty(window, 'isSecureContext', {
      value: isSecureContext,
      configurable: true,
    });
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const { texts, panel } = await openPanel();
    expect(panel.getByText(texts.support[support])).toBeVisible();
    expect(panel.queryByRole('switch', { name: texts.onThisDevice })).not.toBeInTheDocument();
    agent.mockRestore();
    Reflect.deleteProperty(window, 'isSecureContext');
  });
});

describe('notifications by mail', () => {
  it('are turned off and on, and tried', async () => {
    network.on(`PUT ${PATH}`, ({ body }) => ({
      body: { ...STATUS, mail: { ...STATUS.mail, isOn: (body as { mail: boolean }).mail } },
    }));
    network.on(`POST ${PATH}/test-mail`, { status: 204 });
    const { user, texts, panel } = await openPanel();
    const mail = panel.getByRole('switch', { name: texts.byMail });
    expect(mail).toBeChecked();
    expect(mail).toHaveAccessibleDescription(/admin@manjara\.example/);
    await user.click(mail);
    await waitFor(() => expect(toastTexts()).toEqual([texts.mailOff.success]));
    expect(mail).not.toBeChecked();
    await user.click(mail);
    await waitFor(() => expect(mail).toBeChecked());
    await user.click(panel.getByRole('button', { name: texts.testMail }));
    await waitFor(() => expect(toastTexts()).toEqual([texts.test.success]));
  });

  it('say so when the last mail was lost, and where the site sends none', async () => {
    const { texts, panel } = await openPanel({
      ...STATUS,
      mail: { ...STATUS.mail, hasFailed: true },
    });
    expect(panel.getByText(texts.mailFailed)).toBeVisible();
    network.on(`GET ${PATH}`, {
      body: { ...STATUS, mail: { isConfigured: false, isOn: true, hasFailed: false } },
    });
    await open('/dashboard/profile');
    expect(await screen.findByText(texts.noMail)).toBeVisible();
  });
});
