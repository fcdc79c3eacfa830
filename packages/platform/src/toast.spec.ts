import { setToastPresenter, toast, type ToastPresenter } from './toast';

const settle = () => new Promise(process.nextTick);

describe('toast', () => {
  it('loads the presenter once, when the first toast is asked for, and keeps their order', async () => {
    const shown: string[] = [];
    const presenter: ToastPresenter = {
      show: (type, message, id) => shown.push(`${id}: ${type} ${message}`),
      dismiss: (id) => shown.push(`${id}: dismissed`),
    };
    const load = jest.fn(async () => presenter);
    setToastPresenter(load);
    toast.dismiss('form');
    await settle();
    expect(load).not.toHaveBeenCalled();

    const sending = toast.pending('Sending message...', { id: 'form' });
    sending.success('Message has been sent successfully!');
    toast.error('No.', { id: 'other' });
    toast.info('Maybe.', { id: 'form' });
    sending.dismiss();
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(shown).toEqual([
      'form: pending Sending message...',
      'form: success Message has been sent successfully!',
      'other: error No.',
      'form: info Maybe.',
      'form: dismissed',
    ]);
  });

  it('loads the presenter again after a failure', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const show = jest.fn();
    const load = jest
      .fn<Promise<ToastPresenter>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ show, dismiss: jest.fn() });
    setToastPresenter(load);
    toast.error('Lost.', { id: 'load' });
    await settle();
    await settle();
    toast.error('Shown.', { id: 'load' });
    await settle();
    await settle();
    expect(show.mock.calls).toEqual([['error', 'Shown.', 'load']]);
    log.mockRestore();
  });
});
