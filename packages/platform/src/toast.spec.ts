import { setToastPresenter, toast, type ToastPresenter } from './toast';

const settle = () => new Promise(process.nextTick);

describe('toast', () => {
  it('loads the presenter once, when the first toast is asked for, and keeps their order', async () => {
    const shown: string[] = [];
    const presenter: ToastPresenter = {
      success: (message) => shown.push(`success ${message}`),
      error: (message) => shown.push(`error ${message}`),
      info: (message) => shown.push(`info ${message}`),
      pending: (message) => {
        shown.push(`pending ${message}`);
        return {
          success: (text) => shown.push(`→ success ${text}`),
          error: (text) => shown.push(`→ error ${text}`),
          dismiss: () => shown.push('→ dismissed'),
        };
      },
    };
    const load = jest.fn(async () => presenter);
    setToastPresenter(load);
    expect(load).not.toHaveBeenCalled();

    const sending = toast.pending('Sending message...');
    sending.success('Message has been sent successfully!');
    toast.error('No.');
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(shown).toEqual([
      'pending Sending message...',
      'error No.',
      '→ success Message has been sent successfully!',
    ]);
  });

  it('asks for the presenter again when it could not be had', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const error = jest.fn();
    const load = jest
      .fn<Promise<ToastPresenter>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ error } as unknown as ToastPresenter);
    setToastPresenter(load);
    toast.error('Lost.');
    await settle();
    await settle();
    toast.error('Shown.');
    await settle();
    await settle();
    expect(error.mock.calls).toEqual([['Shown.']]);
    log.mockRestore();
  });
});
